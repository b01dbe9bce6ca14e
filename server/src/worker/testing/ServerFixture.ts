import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import { releaseSetOf, versionWith } from '@marquee/releases/testing/releaseSetOf.ts';
import pino from 'pino';
import { ClientAddresses } from '../../address/ClientAddresses.ts';
import { Hosts } from '../../address/Hosts.ts';
import { PageAddresses } from '../../address/PageAddresses.ts';
import type { PageRequest } from '../../address/PageRequest.ts';
import { MissingReleases } from '../../assets/MissingReleases.ts';
import { CanaryProxy } from '../../canary/CanaryProxy.ts';
import { LiveProxy } from '../../canary/LiveProxy.ts';
import { CollectedHeap } from '../../counts/CollectedHeap.ts';
import { WorkerCounts } from '../../counts/WorkerCounts.ts';
import { FailedPageError, PageCache } from '../../pages/PageCache.ts';
import type { PageResponse } from '../../pages/PageResponse.ts';
import { createServer } from '../createServer.ts';
import type { ServerParts } from '../ServerParts.ts';
import { type RawResponse, sendRaw } from './sendRaw.ts';

export const testVersion = versionWith('a');

/** A page with a header that names its rendered address. */
function pageAt({ address }: PageRequest): PageResponse {
  const text = `The page at ${address}`;
  const isThere = !address.includes('no-such');
  return {
    status: isThere ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-page': address },
    bodies: { br: brotliCompressSync(text), identity: Buffer.from(text) },
    tags: [],
    freshMs: 60_000,
    timing: { renderMs: 12.34, apiMs: 4 },
  };
}

/** Fields of the page that is served while the api is away. */
const away = { status: 503, bodies: { br: brotliCompressSync('The api is away') } };

/** A worker's whole server, with a fake api and fake pages. */
export class ServerFixture {
  readonly cache: PageCache;
  /** Addresses that were rendered. */
  readonly rendered: string[];
  readonly #close: () => Promise<void>;
  readonly port: number;
  /** Folder of the releases on this machine. */
  readonly root: string;

  private constructor(port: number, root: string, cache: PageCache, rendered: string[], close: () => Promise<void>) {
    this.port = port;
    this.root = root;
    this.cache = cache;
    this.rendered = rendered;
    this.#close = close;
  }

  /** @param api responds to requests passed to the api */
  static async open(
    api: (request: IncomingMessage, response: ServerResponse) => void = (request, response) =>
      response.end(JSON.stringify({ url: request.url })),
    changes: Partial<ServerParts> = {},
    isApiAway: () => boolean = () => false,
  ): Promise<ServerFixture> {
    const root = await mkdtemp(path.join(tmpdir(), 'server-fixture-'));
    const release = path.join(root, 'shell', testVersion);
    await mkdir(path.join(release, 'browser/sites/beat'), { recursive: true });
    await mkdir(path.join(release, 'server'));
    await writeFile(path.join(release, 'browser/boot.js'), 'boot');
    await writeFile(path.join(release, 'browser/sites/beat/icon.svg'), '<svg/>');
    await writeFile(path.join(release, 'manifest.json'), '{"secret":true}');
    await writeFile(path.join(release, 'server/sites.json'), '{"secret":true}');
    const apiServer = await listen(createHttpServer(api));
    const cache = new PageCache({ maxBytes: 1_000_000 });
    const rendered: string[] = [];
    const set = releaseSetOf({}, testVersion);
    const parts: ServerParts = {
      hosts: new Hosts({ marqueeDomain: 'localhost', publicProtocol: 'http', port: 3000 }),
      pages: {
        addresses: new PageAddresses((_host, pathname) =>
          /^\/(?:category|search)\//.test(pathname) ? ['page'] : pathname === '/a-post' ? ['autoplay'] : [],
        ),
        isPrivate: ({ address }: PageRequest) => address.startsWith('/preview/'),
        pageConfig: (host: string) => ({ site: { key: host, name: host, url: { base: `http://${host}.localhost` } } }),
        render: async (request: PageRequest) => {
          rendered.push(request.address);
          if (isApiAway()) throw new FailedPageError({ ...pageAt(request), ...away });
          return pageAt(request);
        },
      },
      apis: { forPage: () => ({ transport: {}, traits: { tags: new Set(), newest: 0, isIncomplete: false } }) },
      cache,
      former: { find: async () => null },
      releaseCache: new ReleaseCache(root),
      missing: new MissingReleases((part, version) => parts.missing.end(part, version)),
      releaseSet: {
        ...{ set, sites: {}, serviceWorkers: { live: '/* worker */', retired: '' }, devOrigin: null },
        routeTables: {
          site: { address: '/assets/routes/1.json', json: '[]', br: brotliCompressSync('[]') },
          creator: null,
        },
      },
      canaryProxy: new CanaryProxy({
        canaries: () => [],
        overrides: () => [],
        readOverride: () => null,
        addressOf: () => '',
        random: () => 0,
        onFailure: () => undefined,
      }),
      liveProxy: new LiveProxy({
        socket: null,
        isClosing: () => false,
        addressOf: () => '',
        log: { warn: () => undefined },
      }),
      readElsewhere: () => null,
      isReady: () => true,
      canaries: () => [],
      admin: {
        open: async () => ({ service: { state: () => Promise.reject(new Error('no registry')) } }),
        operatorToken: undefined,
        now: Date.now,
      },
      counts: new WorkerCounts('set', new ClientAddresses([], false), new CollectedHeap()),
      addresses: new ClientAddresses([], false),
      watch: { begin: () => undefined, note: () => undefined },
      connections: { max: 1_000, maxPerNetwork: 1_000, unreadMs: 30_000 },
      smaller: { noteRead: () => undefined },
      tickets: { headersFor: () => ({ 'server-timing': 'ticket;desc=made-up' }) },
      api: { url: `http://127.0.0.1:${portOf(apiServer)}` },
      trustProxy: [],
      isServiceWorkerOn: true,
      isHttps: false,
      log: pino({ level: 'silent' }),
      ...changes,
    } as unknown as ServerParts;
    const { app, server } = await createServer(parts);
    await listen(server);
    return new ServerFixture(portOf(server), root, cache, rendered, async () => {
      for (const one of [server, apiServer]) one.closeAllConnections();
      await app.close();
      await Promise.all([server, apiServer].map((one) => new Promise((resolve) => one.close(resolve))));
      await rm(root, { recursive: true });
    });
  }

  /** Sends a request with its path exactly as it is given. */
  ask(url: string, { method = 'GET', host = 'beat.localhost', headers = {}, body = '' } = {}): Promise<RawResponse> {
    const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    if (body) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
    return this.send(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  }

  /** Sends bytes and waits until the server ends the connection. */
  send(bytes: string | Iterable<string | Buffer> | AsyncIterable<string | Buffer>): Promise<RawResponse> {
    return sendRaw(this.port, typeof bytes === 'string' ? [bytes] : bytes);
  }

  close(): Promise<void> {
    return this.#close();
  }
}

async function listen(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
