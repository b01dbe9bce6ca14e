import http from 'node:http';
import https from 'node:https';

/** Maximum wait for the api's health response, in milliseconds. */
const readyMs = 3_000;

/**
 * Checks that the api and its database respond. Uses Node's own client, because `fetch` would take 6 MB of the primary, which makes no
 * other requests.
 * @param apiUrl address without a path
 */
export function isApiReady(apiUrl: string): Promise<boolean> {
  const { get } = apiUrl.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    get(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(readyMs) }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}
