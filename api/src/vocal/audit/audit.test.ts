import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { demoAccounts } from '../../accounts/demo/demoAccounts.ts';
import { users } from '../../db/schema/users.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';
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

test('a moderator of some sites sees their rows, and a writer none', async () => {
  await network.db
    .update(users)
    .set({ moderatedSites: ['marquee'] })
    .where(eq(users.email, demoAccounts.moderator.email));
  expect((await list()).json().entries).toHaveLength(1);
  await network.db.update(users).set({ moderatedSites: null });
  const writer = await signIn(network.app, demoAccounts.writer);
  expect((await list('', writer)).json().code).toBe('moderator-only');
});

test('cells of the file that a spreadsheet would compute begin with an apostrophe', async () => {
  const { headers, body } = await list('.csv?subjectId=0');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, row] = body.split('\r\n');
  expect(head).toBe('id,at,actor,action,subject,subjectId,site,before,after,reason');
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});

test('no row is ever changed or removed', async () => {
  for (const statement of [sql`update audit set action = 'x'`, sql`delete from audit`, sql`truncate audit`])
    await expect(network.db.execute(statement)).rejects.toThrow();
  expect((await list('?action=merge')).json().entries).toHaveLength(1);
});
