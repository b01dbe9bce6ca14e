import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { connectDatabase } from './db/connect.ts';
import { startEmbeddedPostgres } from './db/embedded/startEmbeddedPostgres.ts';
import { migrateAndSeed } from './db/migrateAndSeed.ts';
import { buildServer } from './server.ts';

const config = readConfig(process.env);
const log = pino({ level: config.logLevel });
const clock = () => new Date();

const embedded = config.database.url ? undefined : await startEmbeddedPostgres(join(config.dataDirectory, 'postgres'));
const url = config.database.url ?? embedded?.url ?? '';
const db = connectDatabase({
  ...config.database,
  url,
  onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
});

await migrateAndSeed({ url, db, ...config, clock, report: { info: (line) => log.info(line), warn: (line) => log.warn(line) } });
const app = await buildServer({ config, db, clock });
const address = await app.listen({ host: config.host, port: config.port });
log.info({ address }, `api ready at ${address}`);

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info(`${signal}: stopping`);
  await app.close();
  await db.$client.end();
  await embedded?.stop();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  });
}
