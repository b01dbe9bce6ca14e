import path from 'node:path';
import { startEmbeddedPostgres } from '@marquee/api/acts/database.ts';
import { startProcess } from '../../network/startProcess.ts';

const port = 3510;

export type ApiParts = {
  /** Directory of the database server. */
  home: string;
  /** Directory of the api's data and logs. */
  folder: string;
  database: string;
  /** Further settings of the api. */
  settings: Record<string, string>;
};

/** Runs `work` with an api that caches no responses, on a database server with a filled database. */
export async function withApi(
  { home, folder, database, settings }: ApiParts,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const server = await startEmbeddedPostgres(home);
  const api = await startProcess(
    'api',
    'api/src/main.ts',
    {
      API_PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: server.urlOf(database),
      LOG_LEVEL: 'warn',
      // No response fits into a cache of one byte.
      ANSWER_CACHE_BYTES: '1',
      ...settings,
    },
    path.join(folder, 'logs'),
  );
  try {
    await untilHealthy(origin);
    await work(origin);
  } finally {
    await api.stop();
    await server.stop();
  }
}

async function untilHealthy(origin: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const isHealthy = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The api at ${origin} did not become healthy`);
}
