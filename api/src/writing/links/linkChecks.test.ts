import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type LinkState, linkCheckResponseSchema } from '@marquee/shared/domain';
import { createCheckLink } from '../../kernel/outside/checkLink.ts';
import type { OutsideWorld } from '../../kernel/outside/fetchOutside.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn, signUpStranger } from '../../testing/writers.ts';

const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(code, headers).end();

/** Pages of all other hosts, by path. */
const pages: Record<string, RequestListener> = {
  '/here': status(200),
  '/gone': status(410),
  '/members': status(403),
  '/broken': status(500),
  '/moved': status(301, { location: '/here' }),
  '/moved-away': status(302, { location: 'https://closed.example/here' }),
  '/moved-to-nothing': status(301, { location: '/none' }),
  '/circle': status(302, { location: '/circle' }),
  '/inside': status(302, { location: 'https://router.home/here' }),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/silent': () => undefined,
  '/endless': ({ method }, response) => {
    if (method === 'HEAD') return void response.writeHead(405).end();
    const timer = setInterval(() => response.write('x'.repeat(64 * 1024)), 1);
    response.on('close', () => clearInterval(timer));
  },
};

const addressesOf: Record<string, string[]> = { 'closed.example': [], 'router.home': ['192.168.0.1'] };

let server: Server;
let network: TestNetwork;
let cookie: string;
const calls: string[] = [];
const open = { now: 0, most: 0 };
beforeAll(async () => {
  server = createServer((call, response) => {
    calls.push(`${call.method} ${call.url}`);
    const page = pages[call.url ?? ''];
    if (page) page(call, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const world: OutsideWorld = {
    resolve: async (host) => {
      if (host === 'unresolved.example') throw new Error('queryA ETIMEOUT');
      return addressesOf[host] ?? ['93.184.216.34'];
    },
    isPublic: (address) => !address.startsWith('192.168.'),
    open: (url, _address, signal, _accept, method) => {
      open.now += 1;
      open.most = Math.max(open.most, open.now);
      return new Promise<IncomingMessage>((resolve, reject) => {
        request({ host: '127.0.0.1', port, method, path: url.pathname, signal }, resolve).once('error', reject).end();
      }).finally(() => {
        open.now -= 1;
      });
    },
    timeoutMs: 500,
    maxBytes: 100_000,
  };
  network = await createTestNetwork({}, undefined, () => testNow, undefined, undefined, createCheckLink(world));
  cookie = await signIn(network.app, demoAccounts.writer);
});
afterAll(async () => {
  await network.close();
  server.closeAllConnections();
  server.close();
});

const ask = (addresses: string[], session = cookie) =>
  network.app.inject({
    ...{ method: 'POST', url: '/api/vocal/links/check', payload: { addresses } },
    headers: { cookie: session },
  });

async function statesOf(...addresses: string[]): Promise<LinkState[]> {
  const response = await ask(addresses);
  expect(response.statusCode).toBe(200);
  const { links } = linkCheckResponseSchema.parse(response.json());
  expect(links.map(({ address }) => address)).toEqual(addresses);
  return links.map(({ state }) => state);
}

describe('the state of a link', () => {
  test.each([
    ['a page', '/here', 'ok'],
    ['a page that moved', '/moved', 'ok'],
    ['a page of a server that has no HEAD', '/no-head', 'ok'],
    ['a page without an end', '/endless', 'ok'],
    ['a missing page', '/none', 'dead'],
    ['a removed page', '/gone', 'dead'],
    ['a page that moved to a missing one', '/moved-to-nothing', 'dead'],
    ['a page that moved to a host that does not exist', '/moved-away', 'dead'],
    ['a page that needs a session', '/members', 'unknown'],
    ['a page with an error', '/broken', 'unknown'],
    ['a page that moves without an end', '/circle', 'unknown'],
    ['a page that never responds', '/silent', 'unknown'],
    ['a page that leads into our own network', '/inside', 'unknown'],
  ])('of %s', async (_, path, state) => expect(await statesOf(`https://film.example${path}`)).toEqual([state]));

  test.each([
    ['a host that does not exist', 'https://closed.example/here', 'dead'],
    ['a host whose name cannot be looked up', 'https://unresolved.example/here', 'unknown'],
    ['a host with a private address', 'https://router.home/here', 'unknown'],
    ['a number', 'http://127.0.0.1/here', 'unknown'],
    ['another port', 'https://film.example:8443/here', 'unknown'],
    ['a user', 'https://user:word@film.example/here', 'unknown'],
  ])('at %s', async (_, address, state) => expect(await statesOf(address)).toEqual([state]));

  test('of a page of the network comes from the database', async () => {
    const { domain } = network.config;
    const [{ key }] = (await network.app.inject('/api/posts/list?site=beat')).json().posts;
    const before = calls.length;
    expect(
      await statesOf(
        `http://beat.${domain}:3000/${key}?a=1#b`,
        `https://beat.${domain}/${key.toUpperCase()}/`,
        `https://beat.${domain}/`,
        `https://marquee.${domain}/${key}`,
        `https://${domain}/`,
        `https://${domain}/${key}`,
        `https://beat.${domain}/%E0%A4%A`,
        `https://beat.${domain}/about`,
        `https://beat.${domain}/category/live`,
      ),
    ).toEqual(['ok', 'ok', 'ok', 'dead', 'ok', 'dead', 'dead', 'unknown', 'unknown']);
    expect(calls).toHaveLength(before);
  });
});

describe('a check of links', () => {
  test('takes 100 addresses, asks for at most six at once, and for each of them once', async () => {
    const before = calls.length;
    const addresses = Array.from({ length: 100 }, (_, place) => `https://film.example/here?${place % 50}`);
    expect(new Set(await statesOf(...addresses))).toEqual(new Set(['ok']));
    expect(calls).toHaveLength(before + 50);
    expect(open.most).toBeLessThanOrEqual(6);
  });

  test.each([
    ['no address', []],
    ['101 addresses', Array.from({ length: 101 }, () => 'https://film.example/here')],
    ['an address that is too long', [`https://film.example/${'a'.repeat(2_000)}`]],
    ['words', ['film.example']],
    ['another scheme', ['https://film.example/here', 'ftp://film.example/here']],
    ['a script', ['javascript:alert(1)']],
  ])('is refused for %s', async (_, addresses) => expect((await ask(addresses)).statusCode).toBe(422));

  test('needs an account', async () => expect((await ask(['https://film.example/here'], '')).statusCode).toBe(401));

  test('is limited by the hour', async () => {
    const session = await signUpStranger(network.app);
    const statuses = [];
    for (let count = 0; count <= 60; count += 1) statuses.push((await ask(['http://127.0.0.1/'], session)).statusCode);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(['http://127.0.0.1/'])).statusCode).toBe(200);
  });
});
