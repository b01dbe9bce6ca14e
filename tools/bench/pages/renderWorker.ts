import { pageAddress } from '@marquee/server/address/PageAddresses.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import { PageService } from '@marquee/server/pages/PageService.ts';
import { assembleSet } from '@marquee/server/worker/assembleSet.ts';
import pino from 'pino';
import { cpuPerResponse } from '../statistics.ts';
import type { RenderTask } from './renderCost.ts';

/** Number of renders until V8 has compiled the code. A worker lives for days, so its first seconds do not count. */
const warmUps = 1_000;

/** This process measures the cost of a page for its parent. */
const { set, page, count } = JSON.parse(process.argv[2] ?? '') as RenderTask;
const config = readServerConfig(process.env);
const log = pino({ level: 'silent' });
const { apis, hosts, releaseSet } = await assembleSet(config, set, log);
const pages = new PageService({ releaseSet, hosts, apis, config, log, now: Date.now });
const render = () => pages.render({ host: page.host, address: pageAddress(page.pathname), colourScheme: 'auto' });

const { status } = await render();
if (status !== 200) throw new Error(`The page ${page.pathname} of ${page.host} has status ${status}.`);
for (let warm = 0; warm < warmUps; warm += 1) await render();
const before = process.cpuUsage();
for (let run = 0; run < count; run += 1) await render();
const { user, system } = process.cpuUsage(before);
process.send?.(cpuPerResponse((user + system) / 1_000, count));
await apis.close();
process.disconnect();
