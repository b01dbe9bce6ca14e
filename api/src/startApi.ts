import type { ListenOptions } from 'node:net';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { returnGarbage } from '@marquee/platform/process/returnGarbage.ts';
import { readSiteFolders } from '@marquee/platform/sites/siteFolders.ts';
import type { FastifyBaseLogger, FastifyListenOptions } from 'fastify';
import { startJobs } from './jobs/startJobs.ts';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config/config.ts';
import { connectDatabase } from './kernel/db/connect.ts';
import { startEmbeddedPostgres } from './kernel/db/embedded/startEmbeddedPostgres.ts';
import { migrateDatabase } from './kernel/db/migrate.ts';
import { ProcessMetrics } from './kernel/monitoring/ProcessMetrics.ts';
import { storeSiteFolders } from './kernel/sites/storeSiteFolders.ts';
import { claimPayeeKey } from './money/payees/claimPayeeKey.ts';
import { openPayeeSeal } from './money/payees/openPayeeSeal.ts';
import { sealPayees } from './money/payees/sealPayees.ts';
import { lockKnownAccounts } from './people/demo/demoPasswords.ts';
import { sealSecrets, secondFactorPurpose } from './people/factors/sealSecrets.ts';
import { buildServer } from './server.ts';

export type RunningApi = {
  /** `http://host:port` */
  address: string;
  /** Reports as not ready, keeps serving for SHUTDOWN_DELAY_SECONDS, then stops. */
  leave(): Promise<void>;
  /** Waits for running requests, and then closes the database. */
  stop(): Promise<void>;
};

/**
 * Starts the api with its database, migrations and HTTP server. If a step fails, the earlier steps are undone.
 * @throws Error of the failed step
 */
export async function startApi(config: Config, log: FastifyBaseLogger, clock: Clock): Promise<RunningApi> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const undo of stops.splice(0).reverse()) await undo();
  };
  const lifecycle = { isLeaving: false };
  const leave = async () => {
    lifecycle.isLeaving = true;
    await wait(config.shutdownDelaySeconds * 1_000);
    await stop();
  };
  try {
    let url = config.database.url;
    if (!url) {
      const embedded = await startEmbeddedPostgres(join(config.dataDirectory, 'postgres'), {
        onRestart: ({ error }) =>
          error
            ? log.error({ err: error }, 'the embedded database died and cannot be restarted')
            : log.warn('the embedded database died and was restarted'),
      });
      stops.push(() => embedded.stop());
      url = embedded.url;
    }
    const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle database connection broke');
    const metrics = new ProcessMetrics();
    const onQuery = metrics.countQueries(config.database.slowQueryMs, log);
    const db = connectDatabase({ ...config.database, url, onQuery, onIdleError });
    stops.push(() => db.$client.end());

    const report = { warn: (line: string) => log.warn(line) };
    await migrateDatabase(url);
    log.info('database migrations are applied');
    const folders = await readSiteFolders();
    await db.transaction((transaction) => storeSiteFolders(transaction, folders, clock()));
    const payees = await openPayeeSeal(config.payees);
    await claimPayeeKey(db, payees, config.payees.lost);
    await sealPayees(db, payees, config.payees.lost);
    await sealSecrets(db, payees.textSeal(secondFactorPurpose));
    await lockKnownAccounts({ ...config, db, report });
    const app = await buildServer({ config, db, databaseUrl: url, clock, log, metrics, lifecycle });
    stops.push(async () => {
      // One turn of the event loop accepts the connections that wait on the socket, so that closing it refuses none.
      await turn();
      await app.close();
    });
    returnGarbage();
    // Fastify passes the options to Node, but its types lack one option.
    const listening: FastifyListenOptions & Pick<ListenOptions, 'reusePort'> = {
      ...{ host: config.host, port: config.port, reusePort: config.sharesPort },
      listenTextResolver,
    };
    const address = await app.listen(listening);
    // Jobs start in the background, so that the api serves readers at once.
    const jobs = startJobs({ config, db, clock, log, metrics });
    jobs.catch((error: unknown) => log.error({ err: error }, 'jobs cannot start: mails and planned posts wait'));
    stops.push(async () => (await jobs.catch(() => undefined))?.());
    return { address, leave, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The line that informs the parent process of the ready api. */
function listenTextResolver(address: string): string {
  return `api ready at ${address}`;
}
