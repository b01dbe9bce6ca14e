import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Grant } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { audit } from '../kernel/db/schema/audit.ts';
import { notices } from '../kernel/db/schema/notices.ts';
import { users } from '../kernel/db/schema/users.ts';
import { demoAccounts } from '../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../testing/testNetwork.ts';
import { signIn, signUpStranger } from '../testing/writers.ts';

const administrator: Grant = { role: 'administrator', site: null, until: null };
const friday = '2100-06-19T00:00:00.000Z';
const editor: Grant = { role: 'editor', site: 'beat', until: friday };

let network: TestNetwork;
let admin = '';
let stranger = '';
const ids = { admin: '', stranger: '' };

beforeAll(async () => {
  network = await createTestNetwork();
  stranger = await signUpStranger(network.app);
  admin = await signIn(network.app, demoAccounts.moderator);
  ids.admin = await idOf(demoAccounts.moderator.email);
  ids.stranger = await idOf('ola@strand.example');
});
afterAll(() => network.close());

async function idOf(email: string): Promise<string> {
  const [row] = await network.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return String(row?.id);
}

async function list(query: string) {
  const url = `/api/vocal/people?${new URLSearchParams(query)}`;
  return (await network.app.inject({ url, headers: { cookie: admin } })).json();
}

const names = async (query: string): Promise<string[]> =>
  (await list(query)).people.map(({ name }: { name: string }) => name);

function give(id: string, grants: readonly Grant[], before: readonly Grant[], cookie = admin) {
  const payload = { grants, before };
  return network.app.inject({ method: 'PUT', url: `/api/vocal/people/${id}/grants`, headers: { cookie }, payload });
}

const statusOfDesk = async (cookie: string) =>
  (await network.app.inject({ url: '/api/vocal/review', headers: { cookie } })).statusCode;

test('finds people by name and email address, and lists who has a role', async () => {
  expect(await names('q=ólA str')).toEqual(['Ola Strand']);
  expect(await names('q=OLA@strand.ex')).toEqual(['Ola Strand']);
  expect(await names('q=nobody at all')).toEqual([]);
  expect(await names('')).not.toContain('Ola Strand');
  const { people } = await list('q=ola@strand.example');
  expect(people).toEqual([expect.objectContaining({ id: ids.stranger, email: 'ola@strand.example', grants: [] })]);
});

test('lists people page by page', async () => {
  const person = { firstName: 'Page', createdAt: testNow, modifiedAt: testNow };
  await network.db.insert(users).values(
    Array.from({ length: 31 }, (_, place) => ({
      ...{ ...person, lastName: `Turner ${place}`, key: `turner-${place}`, email: `turner-${place}@page.example` },
    })),
  );
  const first = await list('q=page turner');
  const second = await list(`q=page turner&before=${first.next}`);
  expect([first.people.length, second.people.length, second.next]).toEqual([30, 1, null]);
  await network.db.delete(users).where(eq(users.firstName, 'Page'));
});

test('gives a role until a day, tells the person once, and records it', async () => {
  const response = await give(ids.stranger, [editor], []);
  expect([response.statusCode, response.json().person.grants]).toEqual([200, [editor]]);
  expect(await statusOfDesk(stranger)).toBe(200);
  // A call with the present roles changes nothing, and sends no notice.
  expect((await give(ids.stranger, [editor], [editor])).statusCode).toBe(200);
  const told = await network.db
    .select()
    .from(notices)
    .where(eq(notices.userId, Number(ids.stranger)));
  expect(told).toMatchObject([{ kind: 'changeRoles', detail: { note: 'Editor of beat until 18 June 2100' } }]);
  const url = `/api/vocal/audit?subject=user&subjectId=${ids.stranger}`;
  const { entries } = (await network.app.inject({ url, headers: { cookie: admin } })).json();
  expect(entries).toMatchObject([
    { action: 'changeRoles', actor: { id: ids.admin }, subjectName: 'Ola Strand', after: { grants: [editor] } },
  ]);
});

test('refuses to overwrite roles that another administrator has changed', async () => {
  const response = await give(ids.stranger, [], []);
  expect([response.statusCode, response.json().code]).toEqual([409, 'grants-changed']);
  expect(await statusOfDesk(stranger)).toBe(200);
});

test('shows the role no longer after its end', async () => {
  const ended: Grant = { ...editor, until: '2020-01-01T00:00:00.000Z' };
  await network.db
    .update(users)
    .set({ grants: [ended] })
    .where(eq(users.id, Number(ids.stranger)));
  expect(await statusOfDesk(stranger)).toBe(403);
  expect(await names('')).not.toContain('Ola Strand');
  expect((await give(ids.stranger, [administrator], [])).statusCode).toBe(200);
});

test('keeps an administrator of all sites', async () => {
  const own = await give(ids.admin, [], [administrator]);
  expect([own.statusCode, own.json().code]).toEqual([409, 'last-administrator']);
  const withEnd = await give(ids.admin, [{ ...administrator, until: friday }], [administrator]);
  expect(withEnd.json().code).toBe('last-administrator');
  // Both administrators take the role from each other at the same moment.
  const both = await Promise.all([
    give(ids.stranger, [], [administrator], admin),
    give(ids.admin, [], [administrator], stranger),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  const rows = await network.db.select({ grants: users.grants }).from(users);
  expect(rows.filter(({ grants }) => grants.some(({ role }) => role === 'administrator'))).toHaveLength(1);
  // The tests below need the first administrator.
  await network.db
    .update(users)
    .set({ grants: [administrator] })
    .where(eq(users.id, Number(ids.admin)));
  await network.db
    .update(users)
    .set({ grants: [] })
    .where(eq(users.id, Number(ids.stranger)));
});

test.each([
  ['an end in the past', [{ ...editor, until: '2020-01-01T00:00:00Z' }], '/grants/0/until'],
  ['a role twice', [editor, { ...editor, until: null }], '/grants/1/site'],
  ['too many roles', Array.from({ length: 51 }, () => editor), '/grants'],
])('refuses %s and names it', async (_what, grants, pointer) => {
  const response = await give(ids.stranger, grants, []);
  expect([response.statusCode, response.json().errors?.[0].pointer]).toEqual([422, pointer]);
});

test('responds with 404 to an unknown account, and records nothing', async () => {
  const former = await network.db.$count(audit);
  expect((await give('999999999', [editor], [])).statusCode).toBe(404);
  expect(await network.db.$count(audit)).toBe(former);
});
