import http from 'node:http';
import https from 'node:https';

/** Longest wait for an answer of the api about itself. */
const readyMs = 3_000;

/**
 * Whether an api answers, with its database. Node's own client: the primary asks nothing else, and `fetch` would take 6 MB of it.
 * @param apiUrl its address, without a path
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
