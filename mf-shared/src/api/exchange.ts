import { callTimeoutMs } from './ajax.ts';
import { type ApiError, answerError, type CallOptions } from './transport.ts';
import { withDeadline } from './withDeadline.ts';

/** `body` is sent as JSON. `keepalive`: as in `PostOptions`. */
export type ExchangeOptions = CallOptions & {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  keepalive?: boolean;
};

/** A successful response. `header('etag')` is null if the response has no such header. */
export type Received<T> = { status: number; body: T; header(name: string): string | null };

/** Makes calls of the creator platform that send and receive headers. Browsers only. */
export type Exchange = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  options?: ExchangeOptions,
) => Promise<Received<T>>;

/** Error for a response that is not a success. `retryAfterMs` is the wait that its `Retry-After` header requests. */
async function refusalOf(response: Response): Promise<ApiError & { retryAfterMs?: number }> {
  const error = answerError(response.status, await response.json().catch(() => null));
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Object.assign(error, { retryAfterMs: seconds * 1_000 }) : error;
}

/**
 * A call with same-origin credentials, JSON both ways and a time limit. `exchange` is not part of `ajax`, so that
 * readers' pages do not load it.
 * @throws ApiError as `Transport` does, with `retryAfterMs` if the response has `Retry-After`; the reason of an aborted
 *   signal
 */
export const exchange: Exchange = (
  method,
  path,
  { signal, timeoutMs = callTimeoutMs, body, headers, keepalive } = {},
) =>
  withDeadline(timeoutMs, signal, async (ending) => {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      keepalive,
      credentials: 'same-origin',
      signal: ending,
    });
    if (!response.ok) throw await refusalOf(response);
    return {
      status: response.status,
      body: await response.json(),
      header: (name) => response.headers.get(name),
    };
  });
