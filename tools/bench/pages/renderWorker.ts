import { createRequire } from 'node:module';
import { pageAddress } from '@marquee/server/address/PageAddresses.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import { plainBody } from '@marquee/server/pages/PageBodies.ts';
import { PageService } from '@marquee/server/pages/PageService.ts';
import type { LoadedReleaseSet } from '@marquee/server/releaseSet/loadReleaseSet.ts';
import { assembleSet } from '@marquee/server/worker/assembleSet.ts';
import type { ServerApp } from '@marquee/shell/serverContract';
import pino from 'pino';
import type { RenderTask, RenderWord } from './renderCost.ts';
import { replayApi } from './replayApi.ts';

/** Renders until V8 has compiled the code: a worker lives for days, so its first seconds do not count. */
const warmUps = 1_000;

/** A process that measures the cost of a page with one of the two builds, for its parent. */
const { set, serverEntry, api, page, count } = JSON.parse(process.argv[2] ?? '') as RenderTask;
const config = readServerConfig(process.env);
const log = pino({ level: 'silent' });
const { apis, hosts, releaseSet } = await assembleSet(config, set, log);

function monolithic(file: string): LoadedReleaseSet {
  const requireFile = createRequire(import.meta.url);
  const app = requireFile(file) as ServerApp;
  return { ...releaseSet, app, renderer: app.createRenderer([], requireFile) };
}

const pages = new PageService({
  releaseSet: serverEntry ? monolithic(serverEntry) : releaseSet,
  hosts,
  apis: api === 'replayed' ? replayApi(apis) : apis,
  config,
  log,
  now: Date.now,
});
const render = () => pages.render({ key: page.key, address: pageAddress(page.pathname), colourScheme: 'auto' });

const { status, bodies } = await render();
if (status !== 200) throw new Error(`The page ${page.pathname} of ${page.key} answers ${status}`);
const html = bodies ? plainBody(bodies).toString() : '';
for (let warm = 0; warm < warmUps; warm += 1) await render();
const before = process.cpuUsage();
for (let run = 0; run < count; run += 1) await render();
const { user, system } = process.cpuUsage(before);
const word: RenderWord = {
  text: html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
  cpuMs: (user + system) / 1_000 / count,
};
process.send?.(word);
await apis.close();
process.disconnect();
