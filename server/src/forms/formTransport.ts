import { answerError, noAnswerError, type Transport } from '@marquee/shared/transport';
import { type ApiAddress, trustHeaders } from '../ApiAddress.ts';
import { request } from '../http/request.ts';

/** The sender of a form, as the server describes it to the api. */
export type FormCaller = { ip: string; host: string; protocol: string; cookie: string | undefined };

/** Headers of the api's responses that are passed on to the browser. */
export type FormTraits = { cookies: string[]; retryAfter: string | undefined };

/** Maximum time for a response of the api, in milliseconds. Hashing a password is slow and may have to queue. */
const patienceMs = 10_000;

/**
 * Sends the api calls of a form that was sent without scripts, on behalf of the form's sender. Limits and cookies are
 * the same as if the browser had made the calls.
 */
export function formTransport(api: ApiAddress, caller: FormCaller): { transport: Transport; traits: FormTraits } {
  const traits: FormTraits = { cookies: [], retryAfter: undefined };
  const headers = {
    ...trustHeaders(api),
    'content-type': 'application/json',
    'x-forwarded-for': caller.ip,
    'x-forwarded-host': caller.host,
    'x-forwarded-proto': caller.protocol,
    ...(caller.cookie === undefined ? {} : { cookie: caller.cookie }),
  };

  async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const response = await request(api.url + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    }).catch((cause: unknown) => {
      throw noAnswerError(cause);
    });
    const { statusCode } = response;
    const payload: unknown = await response.body.json().catch(() => null);
    traits.cookies.push(...[response.headers['set-cookie'] ?? []].flat());
    traits.retryAfter = [response.headers['retry-after'] ?? []].flat().at(0);
    if (statusCode >= 400) throw answerError(statusCode, payload);
    return payload as T;
  }

  return {
    transport: { get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) },
    traits,
  };
}
