import { problemSchema } from '@marquee/shared/domain';
import { RemoteError } from './RemoteError.ts';

/** A remote shell and the token for it. */
export type RemoteShell = { origin: string; token: string };

export type ApiRequest = RequestInit & { headers?: Record<string, string> };

/** Calls the release API of a shell. @throws RemoteError if the response is not a success */
export async function callApi(shell: RemoteShell, path: string, request: ApiRequest = {}): Promise<Response> {
  const api = `${reachable(shell.origin)}/_marquee/api`;
  const headers = { ...request.headers, authorization: `Bearer ${shell.token}` };
  const response = await fetch(api + path, { ...request, headers }).catch((error: unknown) => {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new RemoteError('unreachable', `${api} does not respond: ${reason}`);
  });
  if (response.ok) return response;
  const problem = problemSchema.safeParse(await response.json().catch(() => null));
  if (problem.success) throw new RemoteError(problem.data.code, problem.data.error);
  const hint = response.status === 404 ? ' The address is not a Marquee network, or the network has no tokens.' : '';
  throw new RemoteError('unreachable', `${api} responded with status ${response.status}.${hint}`);
}

/** Replaces `*.localhost`, which browsers resolve but some systems do not. Every host of a network has the API. */
export function reachable(origin: string): string {
  return origin.replace(/^(https?:\/\/)[^/:]+\.localhost(?=:|\/|$)/, '$1localhost');
}
