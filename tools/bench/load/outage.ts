import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheTag } from '@marquee/api/cache/cacheTags.ts';
import { connectDatabase } from '@marquee/api/db/connect.ts';
import { runningPostmaster } from '@marquee/api/db/embedded/postmaster.ts';
import { startEmbeddedPostgres } from '@marquee/api/db/embedded/startEmbeddedPostgres.ts';
import { purge } from '@marquee/api/purges/listening/purge.ts';
import { siteKeys } from '@marquee/shared/domain';
import { Network } from '../../network/Network.ts';
import { prepareReleases } from '../../network/prepareReleases.ts';
import { allPages } from './allPages.ts';
import { readPages, type Traffic, timeUntilRendered } from './readersTraffic.ts';

const ports = { shell: 3500, api: 3510 } as const;
const downMs = 20_000;
/** The shell gets a purge within this time. */
const purgeArrivesMs = 1_000;
const pagesOfSite = 40;

/**
 * "Outage": kills the api, then the database, for 20 seconds each while readers read, and measures the share of pages
 * that they still get and the time until new pages are made. All pages are purged just before, the worst moment: none
 * of them may be served without an attempt to render it.
 */
export async function benchOutage(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-outage-'));
  const home = path.join(folder, 'postgres');
  // Held here and not by the api, which would start it again at once.
  let database = await startEmbeddedPostgres(home);
  const environment = { LOG_LEVEL: 'warn', DATABASE_URL: database.url };
  const network = new Network({
    port: ports.shell,
    apiPort: ports.api,
    dataFolder: folder,
    workers: 1,
    environment,
  });
  try {
    await network.checkPorts();
    const api = network.startApi();
    api.catch(() => undefined);
    await prepareReleases(folder, console.log, 'production', { ...process.env, ...environment });
    await api;
    await network.startShell();

    const read = await allPages(
      siteKeys.map((key) => network.hosts.originOf(key)),
      pagesOfSite,
    );
    // Nobody reads these: they show when pages are made again.
    const unread = (autoplay: boolean) => `${network.hosts.originOf('marquee')}/?autoplay=${autoplay}`;
    console.log(`${read.length} pages of ${siteKeys.length} sites are read at random`);
    await readPages(read, { untilMs: performance.now() + 5_000 });

    const killApi = async () => {
      network.processes.find(({ name }) => name === 'api')?.child.kill('SIGKILL');
    };
    const killDatabase = async () => {
      const pid = await runningPostmaster(path.join(home, 'cluster'));
      if (pid === undefined) throw new Error('No database runs');
      process.kill(pid, 'SIGKILL');
    };
    const restartDatabase = async () => {
      // Gives its lease back, or the last to leave would not stop the new one.
      await database.stop();
      database = await startEmbeddedPostgres(home);
    };
    for (const [name, kill, restart, probe] of [
      ['api', killApi, () => network.startApi(), unread(true)],
      ['database', killDatabase, restartDatabase, unread(false)],
    ] as const) {
      await purgeAllSites(database.url);
      await kill();
      const down = await readPages(read, { untilMs: performance.now() + downMs });
      const back = performance.now();
      const recovering = readPages(read, { untilMs: back + downMs / 2 });
      await restart();
      const restartedMs = performance.now() - back;
      const renderedMs = await timeUntilRendered(probe, back);
      const after = await recovering;
      console.log(
        [
          `\n${name} killed for ${downMs / 1_000} s`,
          `  while it was down: ${answered(down)}`,
          `  restarted after ${restartedMs.toFixed(0)} ms, a page of its data made anew after ${renderedMs.toFixed(0)} ms`,
          `  in the ${downMs / 2_000} s after that: ${answered(after)}`,
        ].join('\n'),
      );
    }
  } finally {
    await network.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function purgeAllSites(url: string): Promise<void> {
  const db = connectDatabase({
    url,
    pool: 1,
    statementTimeoutMs: 5_000,
    connectTimeoutMs: 5_000,
    onIdleError: () => undefined,
  });
  await purge(db, siteKeys.map(cacheTag.site));
  await db.$client.end();
  await new Promise((resolve) => setTimeout(resolve, purgeArrivesMs));
}

function answered({ requested, good, p99Ms, statuses }: Traffic): string {
  const share = ((100 * good) / requested).toFixed(2);
  const others = Object.entries(statuses).filter(([status]) => status !== '200');
  const list = others.map(([status, count]) => `${count} × ${status}`).join(', ');
  return `${good} of ${requested} pages answered (${share} %), p99 ${p99Ms.toFixed(0)} ms${list && `; ${list}`}`;
}
