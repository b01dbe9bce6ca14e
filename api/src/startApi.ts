import { join } from 'node:path';
import { returnGarbage } from '@marquee/platform/process/returnGarbage.ts';
import type { FastifyBaseLogger } from 'fastify';
import { lockKnownAccounts } from './accounts/demo/demoPasswords.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import { connectDatabase } from './db/connect.ts';
import { startEmbeddedPostgres } from './db/embedded/startEmbeddedPostgres.ts';
import { migrateDatabase } from './db/migrate.ts';
import { startJobs } from './jobs/startJobs.ts';
import { openPayeeSeal } from './payees/openPayeeSeal.ts';
import { sealPayees } from './payees/sealPayees.ts';
import { buildServer } from './server.ts';

export type RunningApi = {
  /** `http://host:port` */
  address: string;
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
    await sealPayees(db, await openPayeeSeal(config.payees), config.payees.lost);
    await lockKnownAccounts({ ...config, db, report });
    const app = await buildServer({ config, db, databaseUrl: url, clock, log });
    stops.push(() => app.close());
    returnGarbage();
    const address = await app.listen({ host: config.host, port: config.port, listenTextResolver });
    // Nobody waits for jobs: the api serves readers meanwhile.
    const jobs = startJobs({ config, db, clock, log });
    jobs.catch((error: unknown) => log.error({ err: error }, 'jobs cannot start: mails and planned posts wait'));
    stops.push(async () => (await jobs.catch(() => undefined))?.());
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The line that informs the parent process of the ready api. */
function listenTextResolver(address: string): string {
  return `api ready at ${address}`;
}
