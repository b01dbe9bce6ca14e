import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSite } from '@marquee/platform/network/dataSite.ts';
import type { BuiltSite } from '@marquee/releases/builtSites.ts';
import { siteConfigSchema } from '@marquee/shared/domain';
import pino from 'pino';
import { DataSites } from './DataSites.ts';
import { LiveNetwork } from './LiveNetwork.ts';

const log = pino({ level: 'silent' });
const config = siteConfigSchema.parse({
  ...{
    key: 'slow',
    name: 'Slow',
    description: '',
    metaTitle: '',
    metaDescription: '',
    brandName: '',
    staticAbout: null,
  },
  ...{ url: { base: 'https://x.example' }, logo: { width: 9, height: 9 }, contact: {}, social: {} },
  virtualDocumentTitle: 'Slow',
});
const colours = { header: '#111111', paper: '#eeeeee' };
const site = (key: string, version = '0123456789abcdef'): DataSite => ({
  ...{ key, version, config: { ...config, key } },
  theme: { light: colours, dark: colours, preferred: 'light', shape: {} },
  assets: {
    fontFaces: '',
    fontStacks: { headline: '', body: '' },
    fonts: [],
    fontBytes: 0,
    logos: { light: '', dark: '' },
  },
});

let dataDir: string;
let api: Server;
/** Bodies of the api by address. Other addresses are missing. */
let bodies: Record<string, unknown>;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'data-sites-'));
  api = createServer(({ url = '' }, response) => {
    const body = bodies[url];
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(dataDir, { recursive: true });
});

const files = { 'icon.svg': Buffer.from('<svg/>').toString('base64') };
const network = (...sites: DataSite[]) => ({ domain: 'example.com', hosts: [], sites });

/** Starts what a worker starts. @returns the sites that it serves, and where their files are */
function startNode(released: Record<string, BuiltSite> = {}, hasStyle = true) {
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const live = new LiveNetwork({ api: { url, secret: undefined }, dataDir, log });
  const siteCss = hasStyle ? () => ':root{}' : undefined;
  const dataSites = new DataSites({ sites: released, siteCss, dataDir, log });
  let served: string[] = [];
  live.follow((data) => {
    served = dataSites.use(data);
  });
  return { live, dataSites, released, served: () => served };
}

it('serves a site with its files, also when it starts without the api', async () => {
  bodies = { '/api/internal/network': network(site('slow')), '/api/internal/sites/slow/0123456789abcdef': { files } };
  const first = startNode();
  await first.live.load();
  expect(first.served()).toEqual(['slow']);
  bodies = {};
  const second = startNode();
  await second.live.useCopy();
  expect(second.served()).toEqual(['slow']);
  expect(second.released.slow).toMatchObject({
    css: ':root{}',
    themeColour: { light: '#111111' },
    paperColour: '#eeeeee',
  });
  expect(await readFile(path.join(second.dataSites.folderOf('slow') ?? '', 'icon.svg'), 'utf8')).toBe('<svg/>');
});

it('forgets a removed site and its files', async () => {
  bodies = { '/api/internal/network': network(site('slow')), '/api/internal/sites/slow/0123456789abcdef': { files } };
  const node = startNode();
  await node.live.load();
  bodies = { '/api/internal/network': network() };
  await node.live.load();
  expect([node.served(), node.dataSites.folderOf('slow'), node.released]).toEqual([[], null, {}]);
  expect(await readdir(path.join(dataDir, 'sites'))).toEqual([]);
});

it('leaves out a site whose files are gone, and serves the others', async () => {
  bodies = {
    '/api/internal/network': network(site('gone'), site('slow')),
    '/api/internal/sites/slow/0123456789abcdef': { files },
  };
  const node = startNode();
  await node.live.load();
  expect(node.served()).toEqual(['slow']);
});

it('leaves out a site whose files would lead out of the folder', async () => {
  bodies = {
    '/api/internal/network': network(site('slow')),
    '/api/internal/sites/slow/0123456789abcdef': { files: { '../../evil.svg': '' } },
  };
  const node = startNode();
  await node.live.load();
  expect(node.served()).toEqual([]);
  expect(await readdir(dataDir)).not.toContain('evil.svg');
});

it('prefers a folder of the release, and needs a shell that writes styles', async () => {
  bodies = { '/api/internal/network': network(site('slow')), '/api/internal/sites/slow/0123456789abcdef': { files } };
  const own = { css: 'own' } as BuiltSite;
  const withFolder = startNode({ slow: own });
  await withFolder.live.load();
  expect([withFolder.served(), withFolder.released.slow]).toEqual([[], own]);
  const old = startNode({}, false);
  await old.live.load();
  expect(old.served()).toEqual([]);
});
