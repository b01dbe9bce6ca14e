import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { notFound } from '../http/notFound.ts';
import { SharedLimit } from './SharedLimit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const limitOf = (name: string, max: number) =>
  new SharedLimit({ db: database.db, name, max, windowMs: 60_000, now: () => Date.parse('2026-06-15T12:00:00Z') });
const done = async () => 'done';
const missing = async () => {
  throw notFound('This post');
};

const broken = async () => {
  throw new Error('The query failed.');
};

test.each([
  ['refused', missing],
  ['failed', broken],
])('does not count %s calls', async (name, act) => {
  const limit = limitOf(name, 2);
  for (let call = 0; call < 5; call += 1)
    await expect(limit.spend('ada', act)).rejects.not.toMatchObject({ status: 429 });
  for (let call = 0; call < 2; call += 1) expect(await limit.spend('ada', done)).toBe('done');
  for (let call = 0; call < 2; call += 1) await expect(limit.spend('ada', done)).rejects.toMatchObject({ status: 429 });
  expect(await limit.spend('bea', done)).toBe('done');
});

test('never exceeds the limit with parallel calls', async () => {
  const limit = limitOf('together', 3);
  const calls = await Promise.allSettled(Array.from({ length: 10 }, () => limit.spend('ada', done)));
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
