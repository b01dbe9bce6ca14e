import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loggerOptions } from '@marquee/platform/logs/loggerOptions.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Clock } from '../kernel/clock.ts';
import { type Config, readConfig } from '../kernel/config/config.ts';
import type { OriginalStore } from '../kernel/originals/OriginalStore.ts';
import { openOriginals } from '../kernel/originals/openOriginals.ts';
import type { CheckLink } from '../kernel/outside/checkLink.ts';
import type { FetchPage } from '../kernel/outside/fetchPage.ts';
import type { FetchPicture } from '../reading/images/foreign/fetchPicture.ts';
import { buildServer } from '../server.ts';
import { seedFixtures } from './seedFixtures.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

/** Time of the tests, at which the fixtures' rows were created. */
export const testNow = new Date('2026-06-15T12:00:00.000Z');

export type TestNetwork = TestDatabase & {
  app: FastifyInstance;
  config: Config;
  originals: OriginalStore;
  /** Parsed log lines of level warn and above, or of `LOG_LEVEL` and above. */
  logged: Record<string, unknown>[];
  close(): Promise<void>;
};

/** The api with the two fixture sites (`beat` and `marquee`) on a separate database. */
export async function createTestNetwork(
  environment: Record<string, string> = {},
  database?: TestDatabase,
  clock: Clock = () => testNow,
  fetchPicture: FetchPicture = () => Promise.reject(new Error('Tests make no outside calls.')),
  fetchPage: FetchPage = () => Promise.reject(new Error('Tests make no outside calls.')),
  checkLink: CheckLink = () => Promise.reject(new Error('Tests make no outside calls.')),
): Promise<TestNetwork> {
  const own = database ?? (await createTestDatabase());
  const dataDirectory = await mkdtemp(join(tmpdir(), 'marquee-api-'));
  const config = readConfig({ DATA_DIR: dataDirectory, LOG_LEVEL: 'warn', ...environment });
  const originals = await openOriginals(config);
  await seedFixtures(own.db, originals);

  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { ...loggerOptions, level: config.logLevel },
    { write: (line) => void logged.push(JSON.parse(line)) },
  );
  const outside = { fetchPicture, fetchPage, checkLink };
  const app = await buildServer({ config, db: own.db, databaseUrl: own.url, clock, log, ...outside });
  await app.ready();
  return {
    ...own,
    app,
    config,
    originals,
    logged,
    async close() {
      await app.close();
      await own.drop();
      // A picture for a disconnected client may still be written.
      await rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Makes the api listen on a free port of this machine, for tests that `inject` cannot serve. */
export async function listenAnywhere(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}
