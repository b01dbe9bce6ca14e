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

test('counts only successful calls', async () => {
  const limit = limitOf('refused', 2);
  for (let call = 0; call < 5; call += 1)
    await expect(limit.spend('ada', missing)).rejects.toMatchObject({ status: 404 });
  for (let call = 0; call < 2; call += 1) expect(await limit.spend('ada', done)).toBe('done');
  for (let call = 0; call < 2; call += 1) await expect(limit.spend('ada', done)).rejects.toMatchObject({ status: 429 });
  expect(await limit.spend('bea', done)).toBe('done');
});

test('never exceeds the limit with parallel calls', async () => {
  const limit = limitOf('together', 3);
  const calls = await Promise.allSettled(Array.from({ length: 10 }, () => limit.spend('ada', done)));
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
