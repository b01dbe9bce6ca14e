import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { attemptCounts } from '../db/schema/attemptCounts.ts';
import { SignInLimits } from './SignInLimits.ts';

let now = 0;
let database: TestDatabase;
/** Limits of two processes on one database. */
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

test('limits the failures of an address in a quarter of an hour', async () => {
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

test('limits a network to five times as many and counts an IPv6 customer as one network', async () => {
  for (let host = 0; host < 15; host += 1)
    await fail(10, attempt(`2001:db8:1:${host.toString(16)}::1`, `a${host}@b.example`));
  await expect(limits.admit(attempt('2001:db8:1:ffff::9', 'c@d.example'))).rejects.toThrow();
  expect(await delayOf(attempt('2001:db8:2::9', 'c@d.example'))).toBe(0);
});

test('slows down strangers at an attacked account and never locks it', async () => {
  for (let host = 1; host <= 100; host += 1) await fail(5, attempt(`198.51.${host}.7`));
  expect(await delayOf(attempt('203.0.113.9'))).toBeGreaterThan(0);
  expect(await delayOf(attempt('203.0.113.9', 'c@d.example'))).toBe(0);
});

test("exempts known devices from strangers' limits, even at the same address", async () => {
  await fail(500, attempt('198.51.100.7'));
  expect(await delayOf(attempt('198.51.100.7', 'jo@march.example', 'hers'))).toBe(0);
});

test('counts the failures of a device separately', async () => {
  await fail(10, attempt('198.51.100.7', 'jo@march.example', 'stolen'));
  await expect(limits.admit(attempt('203.0.113.9', 'jo@march.example', 'stolen'))).rejects.toEqual(
    expect.objectContaining({ status: 429 }),
  );
  expect(await delayOf(attempt('198.51.100.7'))).toBe(0);
});

test('lowers the limit of each address to a tenth during an attack from many addresses', async () => {
  for (let host = 0; host < 200; host += 1) await fail(3, attempt(`10.${host}.0.7`, `a${host}@b.example`));
  await fail(3, attempt('198.51.100.7', 'x@b.example'));
  await expect(limits.admit(attempt('198.51.100.7', 'c@d.example'))).rejects.toThrow();
  expect(await delayOf(attempt('203.0.113.9', 'c@d.example'))).toBe(0);
});

test('removes expired counts with later failures', async () => {
  for (let host = 0; host < 5; host += 1) await fail(1, attempt(`198.51.${host}.7`, `a${host}@b.example`));
  expect(await database.db.$count(attemptCounts)).toBe(16);
  now = 16 * 60_000;
  await fail(1, attempt('203.0.113.9'));
  expect(await database.db.$count(attemptCounts)).toBe(4);
});

test('checks no more parallel attempts than the limit of the address', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, (_, count) =>
      (count % 2 ? limits : others).admit(attempt('198.51.100.7', `a${count}@b.example`)),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
});

test('does not count right passwords', async () => {
  for (let count = 0; count < 40; count += 1) await delayOf(attempt('198.51.100.7'));
  expect(await delayOf(attempt('198.51.100.7'))).toBe(0);
});
