import http from 'node:http';
import https from 'node:https';
import { type ApiAddress, trustHeaders } from '../ApiAddress.ts';

const timeoutMs = 3_000;

/**
 * Checks that the api trusts this server, before readers are served. An api that cannot be reached now may be reached
 * later, so this is not an error. Uses Node's own client, as `isApiReady` does.
 * @throws Error if the api refuses a call that it answers only to its own servers
 */
export async function checkApiTrust(api: ApiAddress): Promise<void> {
  const { get } = api.url.startsWith('https:') ? https : http;
  const status = await new Promise<number>((resolve) => {
    const options = { headers: trustHeaders(api), signal: AbortSignal.timeout(timeoutMs) };
    get(`${api.url}/api/internal/ticketKey`, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', () => resolve(0));
  });
  if (status === 404)
    throw new Error(
      `The api at ${api.url} does not trust this server, so pages would become stale and reads would not be paid. Give both the same INTERNAL_SECRET. Without one, the server and the api must run on one machine, with no proxy between.`,
    );
}
