import http from 'node:http';
import { type Ask, readWhole } from './askPublic.ts';

/**
 * Calls one api on its own port, as the server of its node does. The call keeps the host that the browser of the person
 * named.
 */
export function askApi(port: number): Ask {
  return (path, { method = 'GET', headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const host = headers.origin ? new URL(headers.origin).host : `127.0.0.1:${port}`;
      const settings = { host: '127.0.0.1', port, path, method, headers: { ...headers, host } };
      const request = http.request(settings, (response) => resolve(readWhole(response)));
      request.once('error', reject);
      request.end(body);
    });
}
