import { createRequire } from 'node:module';
import { pageAddress } from '@marquee/server/address/PageAddresses.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import { plainBody } from '@marquee/server/pages/PageBodies.ts';
import { PageService } from '@marquee/server/pages/PageService.ts';
import { assembleSet } from '@marquee/server/worker/assembleSet.ts';
import type { ServerApp } from '@marquee/shell/serverContract';
import pino from 'pino';
import { renderCpuMs } from '../pages/serverCost.ts';
import type { RenderTask, RenderWord } from './renderCost.ts';

/** A process that measures the cost of a page with one of the two builds, for its parent. */
const { set, serverEntry, page, count } = JSON.parse(process.argv[2] ?? '') as RenderTask;
const config = readServerConfig(process.env);
const log = pino({ level: 'silent' });
const { pages: federated, apis, hosts, releaseSet } = await assembleSet(config, set, log);

function monolithic(file: string): PageService {
  const requireFile = createRequire(import.meta.url);
  const app = requireFile(file) as ServerApp;
  const renderer = app.createRenderer([], requireFile);
  return new PageService({ releaseSet: { ...releaseSet, app, renderer }, hosts, apis, config, log, now: Date.now });
}

const pages = serverEntry ? monolithic(serverEntry) : federated;
const { status, bodies } = await pages.render({
  key: page.key,
  address: pageAddress(page.pathname),
  colourScheme: 'auto',
});
const html = bodies ? plainBody(bodies).toString() : '';
const word: RenderWord = {
  status,
  text: html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
  cpuMs: await renderCpuMs(pages, page, count),
};
process.send?.(word);
await apis.close();
process.disconnect();
