import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Grant,
  type Referrer,
  readsNowSchema,
  type SiteKey,
  type SiteReads,
  siteReadsSchema,
} from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { impressions } from '../../kernel/db/schema/impressions.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { categories } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';

/** The day of `testNow`, and days before. */
const today = '2026-06-15';
const yesterday = '2026-06-14';
const weekAgo = '2026-06-08';

let network: TestNetwork;
let cookie = '';
let author = 0;
let visitors = 0;
const ids = { tape: 0, reel: 0, bread: 0 };

beforeAll(async () => {
  network = await createTestNetwork();
  cookie = await signIn(network.app, demoAccounts.moderator);
  const { db } = network;
  const times = { createdAt: testNow, modifiedAt: testNow };
  const ola = { key: 'ola-strand', firstName: 'Ola', lastName: 'Strand', ...times };
  author = (await db.insert(users).values(ola).returning())[0]?.id ?? 0;
  const category = { site: 'beat' as const, key: 'tapes', name: 'Tapes', description: '' };
  const section = (await db.insert(categories).values(category).returning())[0]?.id ?? 0;
  const add = async (name: string, site: SiteKey, more: Partial<typeof posts.$inferInsert>) =>
    (
      await db
        .insert(posts)
        .values({ name, site, ...more, ...times })
        .returning()
    )[0]?.id ?? 0;
  ids.tape = await add('=Tape', 'beat', { authorId: author, categoryId: section });
  ids.reel = await add('Reel', 'beat', { authorId: author });
  ids.bread = await add('Bread', 'feast', {});
  await read(ids.tape, 'beat', today, ['search', 'search', 'network'], 30);
  await read(ids.tape, 'beat', yesterday, ['none']);
  await read(ids.reel, 'beat', today, ['social']);
  await read(ids.reel, 'beat', weekAgo, ['other', 'none'], 10);
  await read(ids.bread, 'feast', today, ['none', 'none'], 90);
});
afterAll(() => network.close());

/** Inserts a counted read of each referrer, and a refused read. */
async function read(postId: number, site: SiteKey, day: string, referrers: Referrer[], seconds = 0): Promise<void> {
  const rows = [...referrers, 'none' as const].map((referrer, index) => {
    visitors += 1;
    const rejection = index === referrers.length ? ('bot' as const) : null;
    const createdAt = new Date(`${day}T${testNow.toISOString().slice(11)}`);
    return {
      postId,
      site,
      day,
      referrer,
      visitor: `${visitors}`,
      rejection,
      seconds: rejection ? 0 : seconds,
      createdAt,
    };
  });
  await network.db.insert(impressions).values(rows);
}

const ask = (path: string) => network.app.inject({ url: `/api/vocal/reads${path}`, headers: { cookie } });
const readsOf = async (search: string): Promise<SiteReads> => siteReadsSchema.parse((await ask(search)).json());
const figures = ({ rows }: SiteReads) => rows.map(({ name, reads, readsBefore }) => [name, reads, readsBefore]);

/** Gives the account other roles during an action. */
async function withGrants(grants: Grant[], action: () => Promise<void>): Promise<void> {
  const own = eq(users.email, demoAccounts.moderator.email);
  const [account] = await network.db.select({ grants: users.grants }).from(users).where(own);
  await network.db.update(users).set({ grants }).where(own);
  try {
    await action();
  } finally {
    await network.db
      .update(users)
      .set({ grants: account?.grants ?? [] })
      .where(own);
  }
}

describe('the reads of a period', () => {
  test('list the posts of today with their sources, time and the day before', async () => {
    const { rows, totals, from, to, next } = await readsOf('');
    expect([from, to, next]).toEqual([today, today, null]);
    expect(rows[0]).toEqual({
      ...{ id: String(ids.tape), name: '=Tape', site: 'beat', urlPath: null, reads: 3, readsBefore: 1 },
      ...{ meanSeconds: 30, referrers: { search: 2, social: 0, network: 1, other: 0, none: 0 } },
    });
    expect(rows.map(({ name }) => name)).toEqual(['=Tape', 'Bread', 'Reel']);
    expect(rows[2]?.meanSeconds).toBeNull();
    expect(totals).toEqual({
      ...{ reads: 6, readsBefore: 1, meanSeconds: 54 },
      referrers: { search: 2, social: 1, network: 1, other: 0, none: 2 },
    });
  });

  test('are of seven days up to today or from a day', async () => {
    expect(figures(await readsOf('?period=week'))).toEqual([
      ['=Tape', 4, 0],
      ['Bread', 2, 0],
      ['Reel', 1, 2],
    ]);
    const earlier = await readsOf(`?period=week&from=${weekAgo}`);
    expect([earlier.from, earlier.to]).toEqual([weekAgo, yesterday]);
    expect(figures(earlier)).toEqual([
      ['Reel', 2, 0],
      ['=Tape', 1, 0],
    ]);
  });

  test('are grouped by site, section and author', async () => {
    expect(figures(await readsOf('?groupBy=site'))).toEqual([
      ['beat', 4, 1],
      ['feast', 2, 0],
    ]);
    expect(figures(await readsOf('?groupBy=section'))).toEqual([
      ['Tapes', 3, 1],
      ['', 3, 0],
    ]);
    expect(figures(await readsOf('?groupBy=author'))).toEqual([
      ['Ola Strand', 4, 1],
      ['', 2, 0],
    ]);
  });

  test('are of one site, and come in pages', async () => {
    expect(figures(await readsOf('?site=feast'))).toEqual([['Bread', 2, 0]]);
    const names: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: SiteReads = await readsOf(`?limit=1${next && `&before=${next}`}`);
      expect(page.totals.reads).toBe(6);
      names.push(...page.rows.map(({ name }) => name));
      next = page.next;
    }
    expect(names).toEqual(['=Tape', 'Bread', 'Reel']);
  });

  test('are empty on a day without reads', async () => {
    const { rows, totals } = await readsOf('?from=2026-01-01');
    expect(rows).toEqual([]);
    expect(totals).toMatchObject({ reads: 0, meanSeconds: null });
  });

  test.each([
    'period=year',
    'from=yesterday',
    'groupBy=tag',
    'limit=501',
    'before=x',
    `before=1.${'9'.repeat(41)}`,
    'site=a',
  ])('reject %s', async (search) => expect((await ask(`?${search}`)).statusCode).toBe(400));

  test('are a file for spreadsheets', async () => {
    const { body, headers } = await ask('.csv?site=beat');
    expect(headers['content-disposition']).toBe('attachment; filename="reads.csv"');
    const lines = body.split('\r\n');
    expect(lines[0]).toBe('id,name,site,reads,readsBefore,meanSeconds,search,social,network,other,none');
    expect(lines[1]).toBe(`${ids.tape},'=Tape,beat,3,1,30,2,0,1,0,0`);
  });
});

test('shows the reads of today and of the last hour', async () => {
  const { today: count, posts: top } = readsNowSchema.parse((await ask('/now')).json());
  expect(count).toBe(6);
  expect(top.map(({ name, reads }) => [name, reads])).toEqual([
    ['=Tape', 3],
    ['Bread', 2],
    ['Reel', 1],
  ]);
});

describe('an account sees', () => {
  test.each(['editor', 'auditor'] as const)('only the reads of its sites: %s', async (role) => {
    await withGrants([{ role, site: 'feast', until: null }], async () => {
      expect(figures(await readsOf(''))).toEqual([['Bread', 2, 0]]);
      expect((await readsOf('')).totals.reads).toBe(2);
      expect((await ask('?site=beat')).statusCode).toBe(403);
      expect(readsNowSchema.parse((await ask('/now')).json())).toMatchObject({ today: 2, posts: [{ name: 'Bread' }] });
    });
  });

  test('no reads as an accountant', async () => {
    await withGrants([{ role: 'accountant', site: null, until: null }], async () => {
      for (const path of ['', '/now', '.csv']) expect((await ask(path)).statusCode).toBe(403);
    });
  });
});
