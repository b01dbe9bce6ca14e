import http from 'node:http';
import type { Ask } from './askPublic.ts';

/** Asks one api on its own port, as the server of its node does. */
export function askApi(port: number): Ask {
  return (path, { method = 'GET', headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const request = http.request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      request.once('error', reject);
      request.end(body);
    });
}
