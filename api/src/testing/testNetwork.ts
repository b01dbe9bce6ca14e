import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loggerOptions } from '@marquee/platform/logs/loggerOptions.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Clock } from '../clock.ts';
import { type Config, readConfig } from '../config/config.ts';
import { seedNetwork } from '../content/seedNetwork.ts';
import type { FetchPicture } from '../images/foreign/fetchPicture.ts';
import type { OriginalStore } from '../images/rendering/OriginalStore.ts';
import { openOriginals } from '../images/rendering/openOriginals.ts';
import { buildServer } from '../server.ts';
import { discPictures } from './discPictures.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

/** The moment at which tests happen; the fixture posts' ages count back from it. */
export const testNow = new Date('2026-06-15T12:00:00.000Z');

/** Folder of the fixture sites. */
export const fixtureContent = join(import.meta.dirname, 'content');

export type TestNetwork = TestDatabase & {
  app: FastifyInstance;
  config: Config;
  originals: OriginalStore;
  /** Log lines of level warn and above, or of `LOG_LEVEL` and above, parsed. */
  logged: Record<string, unknown>[];
  close(): Promise<void>;
};

/** The api with the two fixture sites (`beat` and `marquee`) on a database of its own. */
export async function createTestNetwork(
  environment: Record<string, string> = {},
  database?: TestDatabase,
  clock: Clock = () => testNow,
  fetchPicture: FetchPicture = () => Promise.reject(new Error('Tests call nobody.')),
): Promise<TestNetwork> {
  const own = database ?? (await createTestDatabase());
  const dataDirectory = await mkdtemp(join(tmpdir(), 'marquee-api-'));
  const config = readConfig({ DATA_DIR: dataDirectory, LOG_LEVEL: 'warn', ...environment });
  const originals = await openOriginals(config);
  await seedFixtures(own, originals);

  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { ...loggerOptions, level: config.logLevel },
    { write: (line) => void logged.push(JSON.parse(line)) },
  );
  const app = await buildServer({ config, db: own.db, databaseUrl: own.url, clock, log, fetchPicture });
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
      // A picture that is made for a client that left can still be written.
      await rm(dataDirectory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Fills in the fixture sites.
 * @returns the lines that were reported.
 * @throws Error when one of the two is at fault.
 */
export async function seedFixtures({ db }: TestDatabase, originals: OriginalStore): Promise<string[]> {
  const lines: string[] = [];
  await seedNetwork({
    db,
    originals,
    now: testNow,
    sites: ['beat', 'marquee'],
    content: fixtureContent,
    languageOf: async () => discPictures,
    report: { info: (line) => lines.push(line), warn: (line) => lines.push(line) },
  });
  const fault = lines.find((line) => line.includes('is left out'));
  if (fault) throw new Error(fault);
  return lines;
}

/** Makes the api listen on a free port of this machine, for tests that `inject` cannot serve. */
export async function listenAnywhere(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}
