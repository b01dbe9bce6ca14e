import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { attemptCounts } from '../../db/schema/attemptCounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { SignInLimits } from './SignInLimits.ts';

let now = 0;
let database: TestDatabase;
/** Those of two processes. */
let limits: SignInLimits;
let others: SignInLimits;
beforeAll(async () => {
  database = await createTestDatabase();
  limits = new SignInLimits(database.db, 30, () => now);
  others = new SignInLimits(database.db, 30, () => now);
});
beforeEach(async () => {
  now = 0;
  await database.db.delete(attemptCounts);
});
afterAll(() => database.drop());

const attempt = (address: string, email = 'jo@march.example', device?: string) => ({ address, email, device });
/** Every other failure is in the other process, and several are at the same time. */
const fail = async (times: number, one: ReturnType<typeof attempt>) => {
  await Promise.all(
    Array.from({ length: times }, (_, count) => (count % 2 ? limits : others).admit(one).catch(() => undefined)),
  );
};
/** The delay of an attempt with the right password. */
const delayOf = async (one: ReturnType<typeof attempt>) => {
  const { waitMs, release } = await limits.admit(one);
  await release();
  return waitMs;
};

test('an address has a limit of failures in a quarter of an hour', async () => {
  await fail(29, attempt('198.51.100.7', 'a@b.example'));
  expect(await delayOf(attempt('198.51.100.7', 'c@d.example'))).toBe(0);
  await fail(1, attempt('198.51.100.7', 'a@b.example'));
  now = 60_000;
  await expect(limits.admit(attempt('198.51.100.7', 'c@d.example'))).rejects.toEqual(
    expect.objectContaining({ status: 429, headers: { 'retry-after': '840' } }),
  );
  expect(await delayOf(attempt('198.51.100.8', 'c@d.example'))).toBe(0);
  now = 15 * 60_000;
  expect(await delayOf(attempt('198.51.100.7', 'c@d.example'))).toBe(0);
});

test('a network has five times that limit, and one IPv6 customer is one network', async () => {
  for (let host = 0; host < 15; host += 1)
    await fail(10, attempt(`2001:db8:1:${host.toString(16)}::1`, `a${host}@b.example`));
  await expect(limits.admit(attempt('2001:db8:1:ffff::9', 'c@d.example'))).rejects.toThrow();
  expect(await delayOf(attempt('2001:db8:2::9', 'c@d.example'))).toBe(0);
});

test('an account under attack is slowed down for strangers and never locked', async () => {
  for (let host = 1; host <= 100; host += 1) await fail(5, attempt(`198.51.${host}.7`));
  expect(await delayOf(attempt('203.0.113.9'))).toBeGreaterThan(0);
  expect(await delayOf(attempt('203.0.113.9', 'c@d.example'))).toBe(0);
});

test('a device that has signed in before meets no limit of strangers, not even at their address', async () => {
  await fail(500, attempt('198.51.100.7'));
  expect(await delayOf(attempt('198.51.100.7', 'jo@march.example', 'hers'))).toBe(0);
});

test('a device has its own count', async () => {
  await fail(10, attempt('198.51.100.7', 'jo@march.example', 'stolen'));
  await expect(limits.admit(attempt('203.0.113.9', 'jo@march.example', 'stolen'))).rejects.toEqual(
    expect.objectContaining({ status: 429 }),
  );
  expect(await delayOf(attempt('198.51.100.7'))).toBe(0);
});

test('during an attack with stolen lists from many addresses, each address has a tenth of its limit', async () => {
  for (let host = 0; host < 200; host += 1) await fail(3, attempt(`10.${host}.0.7`, `a${host}@b.example`));
  await fail(3, attempt('198.51.100.7', 'x@b.example'));
  await expect(limits.admit(attempt('198.51.100.7', 'c@d.example'))).rejects.toThrow();
  expect(await delayOf(attempt('203.0.113.9', 'c@d.example'))).toBe(0);
});

test('a count that is forgotten leaves the table with later failures', async () => {
  for (let host = 0; host < 5; host += 1) await fail(1, attempt(`198.51.${host}.7`, `a${host}@b.example`));
  expect(await database.db.$count(attemptCounts)).toBe(16);
  now = 16 * 60_000;
  await fail(1, attempt('203.0.113.9'));
  expect(await database.db.$count(attemptCounts)).toBe(4);
});

test('of sixty attempts at once, no more are checked than the limit of the address', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, (_, count) =>
      (count % 2 ? limits : others).admit(attempt('198.51.100.7', `a${count}@b.example`)),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
});

test('a right password leaves no trace in the counts', async () => {
  for (let count = 0; count < 40; count += 1) await delayOf(attempt('198.51.100.7'));
  expect(await delayOf(attempt('198.51.100.7'))).toBe(0);
});
