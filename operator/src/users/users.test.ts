import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkPassword, removeSecondFactor, setSuspension } from '@marquee/api/acts/accounts.ts';
import { audit, notices, posts, reviews, secondFactors, sessions, users } from '@marquee/api/acts/tables.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { eq } from 'drizzle-orm';
import { commandActor } from '../frame/commandActor.ts';
import { changeRole, type RoleChange, takeRoles } from './changeRole.ts';
import { createUser } from './createUser.ts';
import { readPassword } from './createUserCommand.ts';
import { findAccount } from './findAccount.ts';
import { readRole } from './readRole.ts';
import { readSites } from './readSites.ts';
import { readReason } from './suspendCommand.ts';

const now = new Date('2026-11-23T08:00:00.000Z');
const form = { email: 'Ola@example.com', firstName: 'Ola', lastName: 'Strand', password: 'seven tall ladders' };

const administrator: RoleChange = { role: 'administrator', sites: 'all sites', until: null };
const ofAll = { role: 'administrator', site: null, until: null };
const editorOf = (site: string) => ({ role: 'editor', site, until: null });

const known = ['beat', 'feast', 'marquee'];

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

test('creates a writer who can sign in at once, and records it', async () => {
  expect(await createUser(database.db, form, undefined, now)).toBe('ola-strand');
  const user = await readUser();
  expect(user).toMatchObject({ emailConfirmedAt: now, grants: [] });
  expect(await checkPassword(user?.passwordHash, form.password)).toBe(true);
  expect(await readAudit()).toEqual([['create', null, null]]);
});

test('records who ran the command', async () => {
  await createUser(database.db, form, administrator, now);
  const rows = await database.db.select({ reason: audit.reason }).from(audit);
  expect(rows.map(({ reason }) => reason)).toEqual([commandActor(), commandActor()]);
  expect(commandActor({ SUDO_USER: 'ines' })).toBe('Command line, ines');
  expect(commandActor({ SUDO_USER: 'ines', MARQUEE_ACTOR: 'Ines Vaz' })).toBe('Command line, Ines Vaz');
});

test('gives roles for all or some sites and takes them, and records each change once', async () => {
  await createUser(database.db, form, administrator, now);
  const { db } = database;
  const id = await findAccount(db, 'OLA@example.com');
  const editor: RoleChange = { role: 'editor', sites: ['beat', 'feast'], until: null };
  await takeRoles(db, id, now);
  for (const change of [editor, editor, { ...editor, sites: ['feast'] } as const])
    await changeRole(db, id, change, now);
  const until = new Date('2027-02-01T00:00:00.000Z');
  await changeRole(db, id, { role: 'accountant', sites: 'all sites', until }, now);
  const accountant = { role: 'accountant', site: null, until: until.toISOString() };
  expect((await readUser())?.grants).toEqual([editorOf('feast'), accountant]);
  await takeRoles(db, id, now);
  await takeRoles(db, id, now);
  const both = [editorOf('beat'), editorOf('feast')];
  const steps = [[], [ofAll], [], both, [editorOf('feast')], [editorOf('feast'), accountant], []];
  expect(await readAudit()).toEqual([
    ['create', null, null],
    ...steps.slice(1).map((after, place) => ['changeRoles', { grants: steps[place] }, { grants: after }]),
  ]);
});

test('leaves an administrator who becomes an editor only the sites of the editor', async () => {
  await createUser(database.db, form, administrator, now);
  const { db } = database;
  const id = await findAccount(db, form.email);
  await changeRole(db, id, { role: 'auditor', sites: 'all sites', until: null }, now);
  const auditor = { role: 'auditor', site: null, until: null };
  expect(await changeRole(db, id, { role: 'editor', sites: ['beat'], until: null }, now)).toEqual([
    ...[auditor, editorOf('beat')],
  ]);
  expect((await readUser())?.grants).toEqual([auditor, editorOf('beat')]);
});

test('keeps the columns of the previous version in step', async () => {
  await createUser(database.db, form, administrator, now);
  const id = await findAccount(database.db, form.email);
  expect(await readUser()).toMatchObject({ isAdmin: true, moderatedSites: null });
  await takeRoles(database.db, id, now);
  await changeRole(database.db, id, { role: 'editor', sites: ['beat'], until: null }, now);
  expect(await readUser()).toMatchObject({ isAdmin: true, moderatedSites: ['beat'] });
  await changeRole(database.db, id, { role: 'editor', sites: [], until: null }, now);
  await changeRole(database.db, id, { role: 'accountant', sites: 'all sites', until: null }, now);
  expect(await readUser()).toMatchObject({ isAdmin: false, moderatedSites: [] });
});

test('suspends an account, restores it, and records who ran the commands', async () => {
  await createUser(database.db, form, administrator, now);
  const userId = await findAccount(database.db, form.email);
  const change = { userId, actorId: null, commandBy: commandActor() };
  const set = (reason: string | null) =>
    database.db.transaction((transaction) => setSuspension(transaction, { ...change, reason }, now));
  await set(readReason('A dispute.'));
  expect(await readUser()).toMatchObject({ suspendedAt: now, suspendedReason: 'A dispute.', grants: [ofAll] });
  await set(null);
  await set(null);
  expect(await readUser()).toMatchObject({ suspendedAt: null, suspendedReason: null });
  expect((await readAudit()).slice(-2)).toEqual([
    ['suspend', { suspension: null }, { suspension: 'A dispute.' }],
    ['restoreAccount', { suspension: 'A dispute.' }, { suspension: null }],
  ]);
  for (const reason of [undefined, ' ', 'x'.repeat(501)]) expect(() => readReason(reason)).toThrow('--reason needs 1');
});

test('removes a lost second factor with its sessions, records it and tells the person, once', async () => {
  const { db } = database;
  await createUser(db, form, undefined, now);
  const userId = await findAccount(db, form.email);
  await db.insert(secondFactors).values({ userId, secret: 'x', keyId: 'k', createdAt: now, confirmedAt: now });
  await db.insert(sessions).values({ userId, tokenHash: 't', createdAt: now, expiresAt: now });
  const remove = () => db.transaction((transaction) => removeSecondFactor(transaction, userId, commandActor(), now));
  expect(await remove()).toBe(true);
  expect(await remove()).toBe(false);
  expect(await db.select().from(secondFactors)).toEqual([]);
  expect(await db.select().from(sessions)).toEqual([]);
  expect((await readAudit()).slice(1)).toEqual([
    ['removeSecondFactor', { codes: true, passkeys: 0 }, { codes: false, passkeys: 0 }],
  ]);
  expect(await db.select().from(notices)).toMatchObject([{ userId, kind: 'removeSecondFactor', mail: null }]);
});

test('reads a role, its sites and its last day', () => {
  expect(readRole({}, now, known)).toEqual(administrator);
  expect(readRole({ sites: 'beat' }, now, known)).toEqual({ role: 'editor', sites: ['beat'], until: null });
  const until = new Date('2027-02-01T00:00:00Z');
  expect(readRole({ role: 'auditor', until: '2027-01-31' }, now, known)).toEqual({
    role: 'auditor',
    sites: 'all sites',
    until,
  });
  expect(() => readRole({ role: 'king' }, now, known)).toThrow('There is no role “king”. Choose editor, accountant');
  for (const date of ['2026-11-22', 'tomorrow', '2027-02-30', '2027-13-01'])
    expect(() => readRole({ until: date }, now, known)).toThrow(`--until ${date} is no date to come`);
});

test('releases the claims of a moderator who becomes a writer', async () => {
  await createUser(database.db, form, administrator, now);
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
  await db.transaction((transaction) =>
    changeRole(transaction, id, { role: 'editor', sites: ['beat'], until: null }, now),
  );
  expect(await db.select().from(reviews)).toMatchObject([{ status: 'in-review', claimedBy: id }]);
  await db.transaction((transaction) => takeRoles(transaction, id, now));
  expect(await db.select().from(reviews)).toMatchObject([{ status: 'needs-review', claimedBy: null }]);
  expect((await readAudit()).map(([action]) => action)).toEqual([
    ...['create', 'changeRoles', 'changeRoles', 'release', 'changeRoles'],
  ]);
});

test.each([
  [{ email: 'ola' }, 'email: '],
  [{ firstName: '' }, 'firstName: '],
  [{ lastName: 'x'.repeat(61) }, 'lastName: '],
  [{ password: 'short' }, 'password: '],
  [{ password: 'x'.repeat(201) }, 'password: '],
  [{ password: 'password123' }, 'too common'],
])('refuses an account with %o and gives the reason', async (fault, reason) => {
  await expect(createUser(database.db, { ...form, ...fault }, undefined, now)).rejects.toThrow(reason);
  expect(await database.db.select().from(users)).toEqual([]);
});

test('allows one account for an address and reports unknown addresses', async () => {
  await createUser(database.db, form, undefined, now);
  await expect(createUser(database.db, form, undefined, now)).rejects.toThrow(
    'account with this email address already exists',
  );
  await expect(findAccount(database.db, 'eva@example.com')).rejects.toThrow('eva@example.com');
});

test('accepts known sites only', () => {
  expect(readSites(undefined, known)).toBe('all sites');
  expect(readSites('feast,beat', known)).toEqual(['beat', 'feast']);
  expect(() => readSites('bead', known)).toThrow('There is no site “bead”');
  expect(() => readSites(' ', known)).toThrow('--sites is empty');
});

test('reads a password from the first line of a limited input', async () => {
  expect(await readPassword(Readable.from(['seven tall', ' ladders\r\nmore']))).toBe('seven tall ladders');
  await expect(readPassword(Readable.from(['x'.repeat(1_001)]))).rejects.toThrow('too long');
});

test('limits an editor of one site to a section that exists', async () => {
  const values = { role: 'editor', sites: 'beat', section: 'no-such-section' };
  const change = readRole(values, now, known);
  expect(change).toMatchObject({ role: 'editor', sites: ['beat'], section: 'no-such-section' });
  for (const wrong of [
    { ...values, sites: 'beat,feast' },
    { ...values, role: 'auditor' },
    { ...values, sites: undefined },
  ])
    expect(() => readRole(wrong, now, known)).toThrow('--section limits the role of an editor of one site.');
  await createUser(database.db, form, undefined, now);
  const id = await findAccount(database.db, 'ola@example.com');
  await expect(changeRole(database.db, id, change, now)).rejects.toThrow('has no section “no-such-section”');
  expect((await readUser())?.grants).toEqual([]);
});
