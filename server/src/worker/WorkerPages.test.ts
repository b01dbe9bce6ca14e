import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import { pageKey } from '../address/cacheKey.ts';
import { pageAddress } from '../address/PageAddresses.ts';
import type { PageRequest } from '../address/PageRequest.ts';
import { FailedPageError } from '../pages/PageCache.ts';
import type { PageResponse } from '../pages/PageResponse.ts';
import { WorkerPages } from './WorkerPages.ts';

/** A port on which nothing listens: no purge events come, and the api is away. */
const apiUrl = 'http://127.0.0.1:1';
const page = (text: string): PageResponse => ({
  ...{ headers: {}, bodies: { br: Buffer.from(text), identity: Buffer.from(text) }, tags: [], freshMs: 60_000 },
  status: text.includes('no-such') ? 404 : 200,
});

let dataDir: string;
let opened: WorkerPages[];
let rendered: string[];
let isBroken: boolean;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'worker-pages-'));
  [opened, rendered, isBroken] = [[], [], false];
});
afterEach(async () => {
  for (const pages of opened) pages.close();
  await rm(dataDir, { recursive: true });
});

function workerOf(set: string): WorkerPages {
  const render = async ({ address }: PageRequest) => {
    rendered.push(address);
    if (isBroken) throw new FailedPageError({ ...page(address), status: 503 }, { cause: new Error('the api is away') });
    return page(address);
  };
  const shared = { purge: () => undefined, purgeAll: () => undefined };
  const releaseSet = { loadModules: async () => void rendered.push('modules') };
  const network = { load: async () => undefined };
  const parts = { releaseSet, pages: { render }, apis: { shared }, hosts: { sites: ['beat' as const] }, network };
  const environment = { MARQUEE_STORED_PAGES: 'on' };
  const pages = new WorkerPages(
    { dataDir, apiUrl, internalSecret: [], pageCacheMb: 1 },
    set,
    parts,
    pino({ level: 'silent' }),
    environment,
  );
  opened.push(pages);
  return pages;
}

test('each worker loads all modules and then renders the probe pages itself, though another one has stored them', async () => {
  await workerOf('a').start();
  const first = rendered.splice(0);
  expect(first).toEqual(['modules', '/', '/no-such-post-for-probing']);
  await workerOf('a').start();
  expect(rendered).toEqual(first);
});

test('a worker whose probe pages fail while the api is away starts on the pages of its node, and not without any', async () => {
  await workerOf('a').start();
  isBroken = true;
  await expect(workerOf('b').start()).rejects.toMatchObject({ cause: { message: 'the api is away' } });
  const after = workerOf('a');
  await after.start();
  const home = { host: 'beat', address: pageAddress('/'), colourScheme: 'auto' } as const;
  const shown = await after.cache.get(pageKey(home), () => Promise.reject(new Error('no new page')));
  expect(shown.bodies?.br.toString()).toBe('/');
});
