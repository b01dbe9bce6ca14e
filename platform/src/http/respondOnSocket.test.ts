import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { respondOnSocket } from './respondOnSocket.ts';

it('closes the connection of a client that keeps sending one byte at a time', async () => {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    socket.resume();
    respondOnSocket(socket, {}, () => ({ status: 408, headers: { 'x-test': 1 }, body: 'late' }), 100);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true });
  let response = '';
  client.setEncoding('utf8').on('data', (text) => {
    response += text;
  });
  client.on('error', () => undefined);
  const sending = setInterval(() => client.write('x'), 20);
  await new Promise((resolve) => client.once('close', resolve));
  clearInterval(sending);
  expect(response).toBe(
    'HTTP/1.1 408 Request Timeout\r\nx-test: 1\r\ncontent-length: 4\r\nconnection: close\r\n\r\nlate',
  );
  server.close();
});
