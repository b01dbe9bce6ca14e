import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import type { NodeBoard } from '@marquee/server/rollback/NodeBoard.ts';
import { PostgresBoards } from '@marquee/server/rollback/PostgresBoards.ts';

/** Here, and not in the shell, as the server for tests is the api's. */

let database: TestDatabase;
let opened: PostgresBoards[];
beforeEach(async () => {
  database = await createTestDatabase();
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((boards) => boards.close()));
  await database.drop();
});

function machine(): PostgresBoards {
  const boards = new PostgresBoards(database.url, () => undefined);
  opened.push(boards);
  return boards;
}

const board = (node: string, at: number): NodeBoard => ({
  node,
  pid: 1,
  since: 0,
  at,
  set: null,
  canaries: [],
  workers: 2,
  steps: [{ at, pages: { set: 3 }, errors: {}, failures: {} }],
  sessions: {},
  reports: [],
});

test('machines read what each of them has written last, and not of those that are gone', async () => {
  const [one, two] = [machine(), machine()];
  const now = Date.now();
  await Promise.all([one.write(board('one', now - 5_000)), two.write(board('two', now))]);
  await one.write(board('one', now));
  expect(await two.read(now)).toEqual([board('one', now), board('two', now)]);
  await two.remove('two');
  expect((await one.read(now)).map(({ node }) => node)).toEqual(['one']);
  expect(await one.read(now + 30_000)).toEqual([]);
});
