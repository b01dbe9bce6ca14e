import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that writes one buffer, which is the minimum cost of a response in Node. The parent sends headers and body. */
process.once('message', ({ headers, body }: { headers: http.OutgoingHttpHeaders; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = http.createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
