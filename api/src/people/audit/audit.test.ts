import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../kernel/db/schema/users.ts';
import { moderatorOf } from '../../testing/moderatorOf.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';
import { demoAccounts } from '../demo/demoAccounts.ts';
import { recordAudit } from './recordAudit.ts';

let network: TestNetwork;
let moderator: string;

beforeAll(async () => {
  network = await createTestNetwork();
  moderator = await signIn(network.app, demoAccounts.moderator);
  const entry = { actorId: null, subject: 'tag' as const, site: 'beat' as const };
  for (let day = 0; day < 60; day += 1)
    await recordAudit(network.db, {
      ...{ ...entry, at: new Date(testNow.getTime() + day * 86_400_000), action: 'rename', subjectId: String(day) },
      ...{
        before: { name: 'A' },
        after: { name: 'B' },
        reason: day === 0 ? '=HYPERLINK("https://evil.example")' : undefined,
      },
    });
  await recordAudit(network.db, { ...entry, at: testNow, action: 'merge', subjectId: '1', site: 'marquee' });
});
afterAll(() => network.close());

const list = (query = '', cookie = moderator) =>
  network.app.inject({ url: `/api/vocal/audit${query}`, headers: { cookie } });

test('lists what was changed, the newest first, page by page', async () => {
  const first = (await list('?action=rename')).json();
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]).toMatchObject({ subjectId: '59', actor: null, before: { name: 'A' }, after: { name: 'B' } });
  const second = (await list(`?action=rename&before=${first.next}`)).json();
  expect([second.entries.length, second.next]).toEqual([10, null]);
});

test('finds rows by site, subject and day', async () => {
  expect((await list('?site=marquee')).json().entries).toHaveLength(1);
  expect((await list('?subject=tag&subjectId=1')).json().entries).toHaveLength(2);
  expect((await list('?from=2026-06-16&to=2026-06-17')).json().entries).toHaveLength(2);
});

test('finds rows by the person who acted and by all filters together', async () => {
  const [person] = await network.db.select().from(users).where(eq(users.email, demoAccounts.moderator.email));
  const entry = { at: testNow, actorId: person?.id ?? 0, action: 'pick', subject: 'post', site: 'beat' } as const;
  await recordAudit(network.db, { ...entry, subjectId: '77' });
  const name = `${person?.firstName} ${person?.lastName}`;
  const byActor = (await list(`?actor=${person?.id}`)).json().entries;
  expect(byActor).toMatchObject([{ subjectId: '77', actor: { id: String(person?.id), name } }]);
  const all = `?actor=${person?.id}&action=pick&subject=post&subjectId=77&site=beat&from=2026-06-15&to=2026-06-15`;
  expect((await list(all)).json().entries).toHaveLength(1);
  for (const other of [all.replace('pick', 'rename'), all.replace('=beat', '=marquee'), all.replaceAll('-15', '-14')])
    expect((await list(other)).json().entries).toEqual([]);
});

test.each([
  ['actor=999999999999', 200],
  ['actor=me', 200],
  ['actor=999999999999999999999', 400],
  ['before=9999999999999999999', 200],
  ['before=x', 200],
  ['from=9999-12-31&to=9999-12-31', 200],
  ['from=0001-01-01&to=0001-01-01', 200],
  ['from=yesterday', 400],
  ['to=2026-02-30', 400],
  ['site=none', 400],
  [`subject=${'x'.repeat(41)}`, 400],
  [`subjectId=${'x'.repeat(41)}`, 400],
  [`action=${'x'.repeat(41)}`, 400],
  ['action=%00', 400],
  ['action=a&action=b', 400],
])('responds to the filter %s with %i', async (query, status) => {
  expect((await list(`?${query}`)).statusCode).toBe(status);
});

test('shows moderators the rows of their sites, and writers none', async () => {
  await network.db
    .update(users)
    .set({ grants: moderatorOf(['marquee']) })
    .where(eq(users.email, demoAccounts.moderator.email));
  expect((await list()).json().entries).toHaveLength(1);
  await network.db
    .update(users)
    .set({ grants: moderatorOf(null) })
    .where(eq(users.email, demoAccounts.moderator.email));
  const writer = await signIn(network.app, demoAccounts.writer);
  expect((await list('', writer)).json().code).toBe('moderator-only');
});

test('puts an apostrophe before cells that a spreadsheet would compute', async () => {
  const { headers, body } = await list('.csv?subjectId=0');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, row] = body.split('\r\n');
  expect(head).toBe('id,at,actor,action,subject,subjectId,site,before,after,reason');
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});

test('refuses changes and removals of rows', async () => {
  for (const statement of [sql`update audit set action = 'x'`, sql`delete from audit`, sql`truncate audit`])
    await expect(network.db.execute(statement)).rejects.toThrow();
  expect((await list('?action=merge')).json().entries).toHaveLength(1);
});

test.each([
  ['lists', '', 120],
  ['files', '.csv', 6],
])('limits %s by account and minute', async (_kind, path, max) => {
  const statuses: number[] = [];
  for (let count = 0; count <= max; count += 1) statuses.push((await list(path)).statusCode);
  expect(statuses).toContain(200);
  const refused = await list(path);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-attempts']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
