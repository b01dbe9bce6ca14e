import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkPassword } from '@marquee/api/accounts/password.ts';
import { audit } from '@marquee/api/db/schema/audit.ts';
import { posts } from '@marquee/api/db/schema/posts.ts';
import { reviews } from '@marquee/api/db/schema/reviews.ts';
import { users } from '@marquee/api/db/schema/users.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { eq } from 'drizzle-orm';
import { commandActor } from '../frame/commandActor.ts';
import { createUser } from './createUser.ts';
import { findAccount } from './findAccount.ts';
import { readPassword } from './readPassword.ts';
import { readSites } from './readSites.ts';
import { setModeration } from './setModeration.ts';

const now = new Date('2026-11-23T08:00:00.000Z');
const form = { email: 'Ola@example.com', firstName: 'Ola', lastName: 'Strand', password: 'seven tall ladders' };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const readUser = async () => (await database.db.select().from(users).where(eq(users.email, 'ola@example.com')))[0];
const readAudit = async () =>
  (await database.db.select().from(audit).orderBy(audit.id)).map(({ action, before, after }) => [
    action,
    before,
    after,
  ]);

test('a new account can sign in at once, is a writer, and is in the audit', async () => {
  expect(await createUser(database.db, form, undefined, now)).toBe('ola-strand');
  const user = await readUser();
  expect(user).toMatchObject({ emailConfirmedAt: now, isAdmin: false, moderatedSites: null });
  expect(await checkPassword(user?.passwordHash, form.password)).toBe(true);
  expect(await readAudit()).toEqual([['create', null, null]]);
});

test('the audit names who ran the command', async () => {
  await createUser(database.db, form, 'all sites', now);
  const rows = await database.db.select({ reason: audit.reason }).from(audit);
  expect(rows.map(({ reason }) => reason)).toEqual([commandActor(), commandActor()]);
  expect(commandActor({ SUDO_USER: 'ines' })).toBe('Command line, ines');
  expect(commandActor({ SUDO_USER: 'ines', MARQUEE_ACTOR: 'Ines Vaz' })).toBe('Command line, Ines Vaz');
});

test('moderators are made for all sites or some, and become writers again; each change is in the audit once', async () => {
  await createUser(database.db, form, 'all sites', now);
  const id = await findAccount(database.db, 'OLA@example.com');
  for (const moderates of ['all sites', ['beat', 'feast'], ['beat', 'feast'], 'none', 'none'] as const)
    await setModeration(database.db, id, moderates, now);
  expect(await readUser()).toMatchObject({ isAdmin: false, moderatedSites: null });
  expect(await readAudit()).toEqual([
    ['create', null, null],
    ['promote', { moderates: 'none' }, { moderates: 'all sites' }],
    ['promote', { moderates: 'all sites' }, { moderates: ['beat', 'feast'] }],
    ['demote', { moderates: ['beat', 'feast'] }, { moderates: 'none' }],
  ]);
});

test('a moderator who is made a writer again gives back the posts that the account has claimed', async () => {
  await createUser(database.db, form, 'all sites', now);
  const { db } = database;
  const id = await findAccount(db, form.email);
  const [post] = await db
    .insert(posts)
    .values({ site: 'beat', status: 'in-review', createdAt: now, modifiedAt: now })
    .returning();
  const claim = { claimedBy: id, claimedAt: now, aliveAt: now };
  const postId = post?.id ?? 0;
  await db
    .insert(reviews)
    .values({ ...claim, postId, site: 'beat', status: 'in-review', isChange: false, submittedAt: now });
  await db.transaction((transaction) => setModeration(transaction, id, ['beat'], now));
  expect(await db.select().from(reviews)).toMatchObject([{ status: 'in-review', claimedBy: id }]);
  await db.transaction((transaction) => setModeration(transaction, id, 'none', now));
  expect(await db.select().from(reviews)).toMatchObject([{ status: 'needs-review', claimedBy: null }]);
  expect((await readAudit()).map(([action]) => action)).toEqual(['create', 'promote', 'promote', 'release', 'demote']);
});

test.each([
  [{ email: 'ola' }, 'email: '],
  [{ firstName: '' }, 'firstName: '],
  [{ lastName: 'x'.repeat(61) }, 'lastName: '],
  [{ password: 'short' }, 'password: '],
  [{ password: 'x'.repeat(201) }, 'password: '],
  [{ password: 'password123' }, 'most common'],
])('an account with %o is refused with the reason, and is not made', async (fault, reason) => {
  await expect(createUser(database.db, { ...form, ...fault }, undefined, now)).rejects.toThrow(reason);
  expect(await database.db.select().from(users)).toEqual([]);
});

test('an address has one account, and an unknown one has none', async () => {
  await createUser(database.db, form, undefined, now);
  await expect(createUser(database.db, form, undefined, now)).rejects.toThrow('an account with this email address');
  await expect(findAccount(database.db, 'eva@example.com')).rejects.toThrow('eva@example.com');
});

test('sites of an option are known ones', () => {
  expect(readSites(undefined)).toBe('all sites');
  expect(readSites('feast,beat')).toEqual(['beat', 'feast']);
  expect(() => readSites('bead')).toThrow('There is no site “bead”');
  expect(() => readSites(' ')).toThrow('names no site');
});

test('a password is the first line of the input, which has a limit', async () => {
  expect(await readPassword(Readable.from(['seven tall', ' ladders\r\nmore']))).toBe('seven tall ladders');
  await expect(readPassword(Readable.from(['x'.repeat(1_001)]))).rejects.toThrow('too long');
});
