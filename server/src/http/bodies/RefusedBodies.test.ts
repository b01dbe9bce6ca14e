import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import type { PaceClock } from './BodyPace.ts';
import { NetworkAllowance } from './NetworkAllowance.ts';
import { bodyTooLarge, RefusedBodies } from './RefusedBodies.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A clock without real pauses. */
function quickClock(): PaceClock {
  let now = 0;
  return {
    now: () => now,
    after: (milliseconds, callback) => {
      now += milliseconds;
      setImmediate(callback);
    },
  };
}

/** A server that refuses each body and reads so many bytes of a network's, or as many as the real one. @returns its port, and the bytes that it has read */
async function refusing(atOnce: number | null, clock = quickClock()) {
  const bodies = new RefusedBodies(clock, atOnce === null ? undefined : { atOnce, perSecond: 0 });
  let bytes = 0;
  const running = createServer((asked, response) => {
    asked.on('data', (piece: Buffer) => {
      bytes += piece.length;
    });
    bodies.refuse(asked, response, '192.0.2.7', bodyTooLarge(1_048_576));
  }).listen(0, '127.0.0.1');
  server = running;
  await new Promise((resolve) => running.once('listening', resolve));
  return { port: (running.address() as AddressInfo).port, bytesRead: () => bytes };
}

/** Sends a body. @returns the first words of the response, which are read while the body goes out */
function send(port: number, body: Buffer): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', method: 'POST', agent: false }, (response) => {
      response.setEncoding('utf8');
      response.once('data', (text: string) => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Sends a body to its end, and only then reads the response, as browsers do. */
async function sendAll(port: number, body: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.write(`POST / HTTP/1.1\r\nhost: a.example\r\ncontent-length: ${body.length}\r\n\r\n`);
  await new Promise((resolve) => socket.write(body, resolve));
  return text(socket);
}

test('the sender of one large body gets the reason, though it reads nothing before it has sent all', async () => {
  const { port, bytesRead } = await refusing(64_000_000);
  const response = await sendAll(port, Buffer.alloc(20_000_000));
  expect(response).toMatch(/^HTTP\/1.1 413 .*at most 1 MB are read/s);
  expect(bytesRead()).toBe(20_000_000);
});

test('what is dropped is read at a pace, so that readers do not feel it', async () => {
  let now = 0;
  const due: (() => void)[] = [];
  const { port, bytesRead } = await refusing(64_000_000, {
    now: () => now,
    after: (_ms, callback) => due.push(callback),
  });
  const sent = sendAll(port, Buffer.alloc(20_000_000));
  while (due.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(bytesRead()).toBeLessThan(1_000_000);
  while (bytesRead() < 20_000_000) {
    now += 10;
    due.pop()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(now).toBeGreaterThan(1_400);
  expect(await sent).toMatch(/^HTTP\/1.1 413 /);
});

test('of a flood no more is read than the network’s share, and each sender gets the reason', async () => {
  const { port, bytesRead } = await refusing(4_000_000);
  const sent = await Promise.all(Array.from({ length: 6 }, () => send(port, Buffer.alloc(20_000_000))));
  expect(sent.map(({ status }) => status)).toEqual([413, 413, 413, 413, 413, 413]);
  expect(bytesRead()).toBeLessThan(5_000_000);
});

test('reads little of a continued flood', async () => {
  const { port, bytesRead } = await refusing(null);
  for (let sent = 0; sent < 10; sent += 1) expect((await send(port, Buffer.alloc(20_000_000))).status).toBe(413);
  expect(bytesRead()).toBeLessThan(140_000_000);
});

test('a network has its share, which comes back with time, and takes none from others', () => {
  let now = 0;
  const allowance = new NetworkAllowance({ atOnce: 1_000, perSecond: 100 }, () => now);
  expect([allowance.take('192.0.2.7', 900), allowance.take('192.0.2.8', 200)]).toEqual([true, false]);
  expect(allowance.take('198.51.100.1', 900)).toBe(true);
  now = 2_000;
  expect([allowance.take('192.0.2.9', 50), allowance.take('192.0.2.9', 100)]).toEqual([true, false]);
  now = 60_000;
  expect([allowance.take('192.0.2.7', 999), allowance.take('192.0.2.7', 1)]).toEqual([true, false]);
});
