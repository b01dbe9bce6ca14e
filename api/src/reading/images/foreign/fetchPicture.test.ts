import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { FetchRefusedError, type OutsideWorld } from '../../../kernel/outside/fetchOutside.ts';
import { createFetchPicture } from './fetchPicture.ts';

const hosts = ['pictures.example', '*.cdn.example'];
const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a0' } })
  .png()
  .toBuffer();

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Starts a local server that stands in for every host name. */
async function worldOf(listener: RequestListener, changes: Partial<OutsideWorld> = {}) {
  const running = createServer(listener).listen(0, '127.0.0.1');
  server = running;
  await new Promise((resolve) => running.once('listening', resolve));
  const { port } = running.address() as AddressInfo;
  const opened: string[] = [];
  const world: OutsideWorld = {
    resolve: async () => ['127.0.0.1'],
    isPublic: () => true,
    open: (url, address, signal) => {
      opened.push(`${url.href} at ${address}`);
      return new Promise((resolve, reject) => {
        const options = {
          host: '127.0.0.1',
          port,
          path: url.pathname + url.search,
          headers: { host: url.host },
          signal,
        };
        request(options, resolve).once('error', reject).end();
      });
    },
    timeoutMs: 30_000,
    maxBytes: 100_000,
    ...changes,
  };
  const fetchPicture = createFetchPicture(world);
  return { opened, get: (address: string) => fetchPicture(address, hosts, new AbortController().signal) };
}

const sendsPng: RequestListener = (_request, response) => response.setHeader('content-type', 'text/html').end(png);

test('fetches a picture over https and identifies it by its bytes, not its content type', async () => {
  const { get, opened } = await worldOf(sendsPng);
  expect(await get('http://pictures.example/a.jpg?size=2')).toEqual({ format: 'png', bytes: png });
  expect(opened).toEqual(['https://pictures.example/a.jpg?size=2 at 127.0.0.1']);
});

test('accepts subdomains of a listed host', async () => {
  const { get } = await worldOf(sendsPng);
  expect(await get('https://eu.one.cdn.example/a.png')).toMatchObject({ format: 'png' });
});

describe('refuses without a request:', () => {
  test.each([
    'https://elsewhere.example/a.png',
    'https://cdn.example/a.png',
    'https://pictures.example.evil.example/a.png',
    'https://evilpictures.example/a.png',
    'https://127.0.0.1/a.png',
    'https://2130706433/a.png',
    'https://[::1]/a.png',
    'https://pictures.example:8443/a.png',
    'https://user:secret@pictures.example/a.png',
    'https://pictures.example@evil.example/a.png',
    'ftp://pictures.example/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
  ])('%s', async (address) => {
    const { get, opened } = await worldOf(sendsPng);
    await expect(get(address)).rejects.toThrow(FetchRefusedError);
    expect(opened).toEqual([]);
  });
});

describe('the addresses of a host', () => {
  test('must all be public', async () => {
    const { get, opened } = await worldOf(sendsPng, {
      resolve: async () => ['93.184.215.14', '10.0.0.1'],
      isPublic: (address) => !address.startsWith('10.'),
    });
    await expect(get('https://pictures.example/a.png')).rejects.toThrow('not public');
    expect(opened).toEqual([]);
  });

  test('are resolved once, and the request goes to the checked address (DNS rebinding)', async () => {
    const responses = ['93.184.215.14', '127.0.0.1'];
    const { get, opened } = await worldOf(sendsPng, {
      resolve: async () => [responses.shift() ?? ''],
      isPublic: (address) => !address.startsWith('127.'),
    });
    await get('https://pictures.example/a.png');
    expect(opened).toEqual(['https://pictures.example/a.png at 93.184.215.14']);
    expect(responses).toEqual(['127.0.0.1']);
  });
});

describe('a redirect', () => {
  const redirectTo =
    (location: string): RequestListener =>
    (request, response) => {
      if (request.url === '/a.png') response.writeHead(302, { location }).end();
      else response.end(png);
    };

  test('is followed to a listed host', async () => {
    const { get, opened } = await worldOf(redirectTo('https://one.cdn.example/b.png'));
    expect(await get('https://pictures.example/a.png')).toMatchObject({ format: 'png' });
    expect(opened).toHaveLength(2);
  });

  test.each([
    'http://127.0.0.1/b.png',
    'https://169.254.169.254/latest',
    'https://elsewhere.example/b.png',
    'file:///etc/passwd',
  ])('is not followed to %s', async (location) => {
    const { get, opened } = await worldOf(redirectTo(location));
    await expect(get('https://pictures.example/a.png')).rejects.toThrow(FetchRefusedError);
    expect(opened).toHaveLength(1);
  });

  test('is followed at most three times', async () => {
    const { get, opened } = await worldOf((request, response) =>
      response.writeHead(301, { location: `/again${request.url}` }).end(),
    );
    await expect(get('https://pictures.example/a.png')).rejects.toThrow('redirects more than 3 times');
    expect(opened).toHaveLength(4);
  });
});

test('aborts a body of too many bytes, whatever length it declares', async () => {
  let sent = 0;
  const { get } = await worldOf((_request, response) => {
    const more = () => {
      if (response.destroyed) return;
      sent += 50_000;
      response.write(Buffer.alloc(50_000), () => setImmediate(more));
    };
    more();
  });
  await expect(get('https://pictures.example/a.png')).rejects.toThrow('more than 100000 bytes');
  expect(sent).toBeLessThan(10_000_000);
});

test('aborts an endless body after a timeout', async () => {
  const { get } = await worldOf((_request, response) => void response.write(png.subarray(0, 20)), { timeoutMs: 100 });
  await expect(get('https://pictures.example/a.png')).rejects.toThrow();
});

test('gives up on a silent host after a timeout', async () => {
  const { get } = await worldOf(() => undefined, { timeoutMs: 100 });
  await expect(get('https://pictures.example/a.png')).rejects.toThrow();
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="file:///etc/passwd"/></svg>'],
  ['a page', '<!doctype html><title>Hello</title>'],
  ['a PDF', '%PDF-1.7'],
  ['nothing', ''],
])('refuses %s, whatever content type the host sends', async (_, body) => {
  const { get } = await worldOf((_request, response) => response.setHeader('content-type', 'image/png').end(body));
  await expect(get('https://pictures.example/a.png')).rejects.toThrow('not a picture in an accepted format');
});

test('passes on an error of the host', async () => {
  const { get } = await worldOf((_request, response) => response.writeHead(404).end());
  await expect(get('https://pictures.example/a.png')).rejects.toThrow('answers 404');
});
