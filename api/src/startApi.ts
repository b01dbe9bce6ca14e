import type { ListenOptions } from 'node:net';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { returnGarbage } from '@marquee/platform/process/returnGarbage.ts';
import type { FastifyBaseLogger, FastifyListenOptions } from 'fastify';
import { lockKnownAccounts } from './accounts/demo/demoPasswords.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import { connectDatabase } from './db/connect.ts';
import { startEmbeddedPostgres } from './db/embedded/startEmbeddedPostgres.ts';
import { migrateDatabase } from './db/migrate.ts';
import { startJobs } from './jobs/startJobs.ts';
import { claimPayeeKey } from './payees/claimPayeeKey.ts';
import { openPayeeSeal } from './payees/openPayeeSeal.ts';
import { sealPayees } from './payees/sealPayees.ts';
import { buildServer } from './server.ts';

export type RunningApi = {
  /** `http://host:port` */
  address: string;
  /** Says that it is not ready, and goes on for SHUTDOWN_DELAY_SECONDS. Then it stops. */
  leave(): Promise<void>;
  /** Waits for running requests, then closes the database. */
  stop(): Promise<void>;
};

/**
 * Starts the whole api: database, migrations, HTTP. When a step fails, the earlier ones are undone.
 * @throws Error of the step that failed.
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
    const db = connectDatabase({ ...config.database, url, onIdleError });
    stops.push(() => db.$client.end());

    const report = { warn: (line: string) => log.warn(line) };
    await migrateDatabase(url);
    log.info('database migrations are applied');
    const payees = await openPayeeSeal(config.payees);
    await claimPayeeKey(db, payees, config.payees.lost);
    await sealPayees(db, payees, config.payees.lost);
    await lockKnownAccounts({ ...config, db, report });
    const app = await buildServer({ config, db, databaseUrl: url, clock, log, lifecycle });
    stops.push(async () => {
      // Connections that wait on the socket are accepted in the turn before, so that closing it refuses none.
      await turn();
      await app.close();
    });
    returnGarbage();
    // Fastify hands the options on to Node; its types lack one.
    const listening: FastifyListenOptions & Pick<ListenOptions, 'reusePort'> = {
      ...{ host: config.host, port: config.port, reusePort: config.sharesPort },
      listenTextResolver,
    };
    const address = await app.listen(listening);
    // Nobody waits for jobs: the api serves readers meanwhile.
    const jobs = startJobs({ config, db, clock, log });
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
