import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { releaseSetOf, versionWith } from '@marquee/releases/testing/releaseSetOf.ts';
import { nodeName, openNodeStatuses } from '@marquee/server/nodes/openNodeStatuses.ts';
import { refuseForOthers } from './refuseForOthers.ts';

const live = releaseSetOf();
const checkout = { ...live, 'mf-post': versionWith('5') };

let database: TestDatabase;
let environment: NodeJS.ProcessEnv;
beforeEach(async () => {
  database = await createTestDatabase();
  environment = { DATABASE_URL: database.url, DATA_DIR: '/nowhere', PORT: '3000' };
});
afterEach(() => database.drop());

/** Reports the status of a node. */
async function report(node: string): Promise<void> {
  const statuses = openNodeStatuses({ databaseUrl: database.url, dataDir: '' }, () => undefined);
  const at = Date.now();
  const counts = { workers: 2, deaths: 0, canaries: [], steps: [], sessions: {}, reports: [] };
  await statuses.write({ node, pid: 1, since: at, at, set: live, prepared: null, ...counts });
  await statuses.close();
}

test('refuses a checkout that would become live on other nodes', async () => {
  await report('web-1-3000');
  await expect(refuseForOthers(checkout, live, environment)).rejects.toThrow(
    'web-1-3000 serves the releases of this DATABASE_URL, and would get this checkout without its evaluation.',
  );
});

test('accepts a checkout that changes nothing for other nodes, or that only this node serves', async () => {
  await report('web-1-3000');
  await refuseForOthers(live, live, environment);
  await refuseForOthers(checkout, null, environment);
  await refuseForOthers(checkout, live, { ...environment, DATABASE_URL: undefined });
});

test('accepts another checkout on a node that runs alone', async () => {
  await report(nodeName(3000));
  await refuseForOthers(checkout, live, environment);
});
