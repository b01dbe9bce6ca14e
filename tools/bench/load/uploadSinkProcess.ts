import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that reads an upload as far as the network would, and refuses it: the yardstick of the machine's own work. */
const mostBytes = 21_000_000;
const server = http.createServer((request, response) => {
  let bytes = 0;
  const refuse = () => {
    if (response.headersSent) return;
    response.writeHead(413, { connection: 'close' }).end();
  };
  if (Number(request.headers['content-length']) > mostBytes) refuse();
  request.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > mostBytes) refuse();
  });
  request.on('end', refuse);
  request.on('error', () => undefined);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
