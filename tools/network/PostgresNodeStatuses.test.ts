import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { newStep } from '@marquee/server/counts/CountStep.ts';
import type { NodeStatus } from '@marquee/server/nodes/NodeStatus.ts';
import { PostgresNodeStatuses } from '@marquee/server/nodes/PostgresNodeStatuses.ts';

/** This test is not in the shell, because the database server for tests belongs to the api. */

let database: TestDatabase;
let opened: PostgresNodeStatuses[];
beforeEach(async () => {
  database = await createTestDatabase();
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((statuses) => statuses.close()));
  await database.drop();
});

function machine(): PostgresNodeStatuses {
  const statuses = new PostgresNodeStatuses(database.url, () => undefined);
  opened.push(statuses);
  return statuses;
}

const status = (node: string, at: number): NodeStatus => ({
  node,
  pid: 1,
  since: 0,
  at,
  set: null,
  canaries: [],
  workers: 2,
  deaths: 0,
  steps: [{ ...newStep(at), pages: { set: 3 } }],
  sessions: {},
  reports: [],
});

test("nodes read each other's latest status, but no status of stopped nodes", async () => {
  const [one, two] = [machine(), machine()];
  const now = Date.now();
  await Promise.all([one.write(status('one', now - 5_000)), two.write(status('two', now))]);
  await one.write(status('one', now));
  expect(await two.read(now)).toEqual([status('one', now), status('two', now)]);
  await two.remove('two');
  expect((await one.read(now)).map(({ node }) => node)).toEqual(['one']);
  expect(await one.read(now + 30_000)).toEqual([]);
});
