import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hintListSchema, networkMoneySchema, networkReadListSchema, type SiteKey } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { impressions } from '../../kernel/db/schema/impressions.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { moderatorOf } from '../../testing/moderatorOf.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';
import { bookReads } from '../ledger/bookReads.ts';
import { addRate } from '../ledger/testing/addRate.ts';

let network: TestNetwork;
let cookie = '';
let writer = 0;
let visitors = 0;

beforeAll(async () => {
  network = await createTestNetwork();
  cookie = await signIn(network.app, demoAccounts.moderator);
  const times = { createdAt: testNow, modifiedAt: testNow };
  const [user] = await network.db
    .insert(users)
    .values({ key: 'ola-strand', firstName: 'Ola', lastName: 'Strand', ...times })
    .returning();
  writer = user?.id ?? 0;
  await addRate(network.db, { validFrom: '2030-03-01', micros: 5_000 });
});
afterAll(() => network.close());

async function newPost(site: SiteKey = 'beat'): Promise<number> {
  const times = { createdAt: testNow, modifiedAt: testNow };
  const [post] = await network.db
    .insert(posts)
    .values({ authorId: writer, site, name: 'Tape', ...times })
    .returning();
  return post?.id ?? 0;
}

type Reads = {
  postId: number;
  day: string;
  count: number;
  site?: SiteKey;
  from?: string;
  minute?: string;
  isBot?: boolean;
};

/** Inserts reads, each from another network and minute, or all from one network or minute. */
async function read({ postId, day, count, site = 'beat', from, minute, isBot = false }: Reads): Promise<void> {
  await network.db.insert(impressions).values(
    Array.from({ length: count }, (_, index) => {
      visitors += 1;
      const other = new Date(Date.parse(day) + index * 600_000);
      return {
        ...{ postId, authorId: writer, site, day, visitor: `${visitors}`, network: from ?? `other-${visitors}` },
        ...{ createdAt: minute ? new Date(`${day}T${minute}:${10 + (index % 50)}Z`) : other },
        rejection: isBot ? ('bot' as const) : null,
      };
    }),
  );
}

const ask = (path: string, as = cookie) =>
  network.app.inject({ url: `/api/vocal/networkMoney${path}`, headers: { cookie: as } });
const hintsOf = async (day: string) => hintListSchema.parse((await ask(`/hints?from=${day}&to=${day}`)).json()).hints;

/** Limits the moderator to some sites during an action. */
async function moderating(sites: SiteKey[], run: () => Promise<void>): Promise<void> {
  const ofModerator = eq(users.email, demoAccounts.moderator.email);
  await network.db
    .update(users)
    .set({ grants: moderatorOf(sites) })
    .where(ofModerator);
  try {
    await run();
  } finally {
    await network.db
      .update(users)
      .set({ grants: moderatorOf(null) })
      .where(ofModerator);
  }
}

describe('sums', () => {
  const period = '?from=2030-02-01&to=2030-03-31';
  const sums = async () => networkMoneySchema.parse((await ask(period)).json());

  beforeAll(async () => {
    await read({ postId: await newPost(), day: '2030-02-28', count: 3 });
    await read({ postId: await newPost(), day: '2030-03-01', count: 2 });
    await read({ postId: await newPost('marquee'), site: 'marquee', day: '2030-03-02', count: 4 });
    await read({ postId: await newPost('marquee'), site: 'marquee', day: '2030-03-02', count: 9, isBot: true });
    await bookReads(network.db, testNow);
  });

  test('of sites and months use the rates of their days', async () => {
    const found = await sums();
    expect(
      found.months.map(({ site, month, reads, booked, cost }) => [site, month, reads, booked, cost.micros]),
    ).toEqual([
      ['marquee', '2030-03', 4, 4, 20_000],
      ['beat', '2030-03', 2, 2, 10_000],
      ['beat', '2030-02', 3, 3, 11_400],
    ]);
    expect(found.writers).toMatchObject([
      { writer: { id: String(writer), name: 'Ola Strand' }, reads: 9, cost: { micros: 41_400 } },
    ]);
    expect(found.rates.map(({ micros }) => micros)).toEqual([5_000, 3_800]);
    expect(found.balances).toMatchObject({ owed: { micros: 41_400 }, held: { micros: 0 }, paid: { micros: 0 } });
  });

  test('are filtered by the key of a site', async () => {
    const { months } = networkMoneySchema.parse((await ask(`${period}&site=marquee`)).json());
    expect(months.map(({ site }) => site)).toEqual(['marquee']);
  });

  test("leave out other moderators' sites and the balances of the network", async () => {
    await moderating(['marquee'], async () => {
      const found = await sums();
      expect(found.months.map(({ site }) => site)).toEqual(['marquee']);
      expect(found.writers).toMatchObject([{ reads: 4 }]);
      expect(found.balances).toBeNull();
      for (const path of [period, '/hints?']) {
        const refused = await ask(`${path}&site=beat`);
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'moderator-only']);
      }
    });
  });
});

describe('a hint is given', () => {
  test('for a network that exhausts its limit with a quarter of a post’s day', async () => {
    const [seen, below] = [await newPost(), await newPost()];
    const day = '2030-04-01';
    await read({ postId: seen, day, count: 5, from: 'one' });
    await read({ postId: seen, day, count: 15 });
    await read({ postId: seen, day, count: 3, from: 'one', isBot: true });
    await read({ postId: below, day, count: 5, from: 'two' });
    await read({ postId: below, day, count: 16 });
    expect(await hintsOf(day)).toMatchObject([
      {
        ...{ kind: 'post-network', day, network: 'one', minute: null, reads: 5, ofReads: 20, rejected: 3 },
        ...{ post: { id: String(seen), site: 'beat' }, writer: { name: 'Ola Strand' }, cost: { micros: 25_000 } },
      },
    ]);
  });

  test('for a minute that is a quarter of a post’s day', async () => {
    const [seen, below] = [await newPost(), await newPost()];
    const day = '2030-04-02';
    await read({ postId: seen, day, count: 10, minute: '09:41' });
    await read({ postId: seen, day, count: 30 });
    await read({ postId: below, day, count: 9, minute: '09:42' });
    await read({ postId: below, day, count: 20 });
    expect(await hintsOf(day)).toMatchObject([
      { kind: 'post-minute', minute: '2030-04-02T09:41:00Z', network: null, reads: 10, ofReads: 40, rejected: 0 },
    ]);
  });

  test('for a network that reads many posts of a writer', async () => {
    const day = '2030-04-03';
    for (let count = 0; count < 10; count += 1) {
      const postId = await newPost();
      await read({ postId, day, count: 2, from: 'one' });
      await read({ postId, day, count: 8 });
    }
    expect(await hintsOf(day)).toMatchObject([
      { kind: 'writer-network', network: 'one', post: null, writer: { id: String(writer) }, reads: 20, ofReads: 100 },
    ]);
  });

  test('never for reads without a known network', async () => {
    const day = '2030-04-04';
    await read({ postId: await newPost(), day, count: 40, from: '' });
    expect((await hintsOf(day)).filter(({ kind }) => kind !== 'post-minute')).toEqual([]);
  });

  test('with its thresholds, for a week at most and the moderator’s sites only', async () => {
    const day = '2030-04-05';
    await read({ postId: await newPost(), day, count: 10, from: 'one' });
    expect(await hintsOf(day)).toHaveLength(1);
    await moderating(['marquee'], async () => expect(await hintsOf(day)).toEqual([]));
    const week = hintListSchema.parse((await ask('/hints')).json());
    expect([week.from, week.to]).toEqual(['2026-06-09', '2026-06-15']);
    expect(week.thresholds).toHaveLength(3);
    const refused = await ask('/hints?from=2030-04-01&to=2030-04-08');
    expect(refused.json()).toMatchObject({ status: 400, errors: [{ pointer: '?from', code: 'period' }] });
  });
});

describe('the reads of a hint', () => {
  const day = '2030-05-01';
  const reads = async (query: string) =>
    networkReadListSchema.parse((await ask(`/reads?day=${day}&${query}`)).json()).reads;

  test('are those of the post or writer, the network and the minute, counted or not', async () => {
    const [first, second] = [await newPost(), await newPost()];
    await read({ postId: first, day, count: 2, from: 'one', minute: '08:00' });
    await read({ postId: first, day, count: 1, from: 'one', minute: '08:01', isBot: true });
    await read({ postId: second, day, count: 1, from: 'one' });
    expect((await reads(`postId=${first}`)).map(({ rejection }) => rejection)).toEqual(['bot', null, null]);
    expect(await reads(`postId=${first}&minute=${day}T08:00:00Z`)).toHaveLength(2);
    expect(await reads(`writerId=${writer}&network=one`)).toHaveLength(4);
    expect(await reads(`writerId=${writer}&network=two`)).toHaveLength(0);
    await moderating(['marquee'], async () => expect(await reads(`postId=${first}`)).toEqual([]));
  });

  test('come in pages', async () => {
    const postId = await newPost();
    await read({ postId, day, count: 120 });
    const first = networkReadListSchema.parse((await ask(`/reads?postId=${postId}&day=${day}`)).json());
    expect([first.reads.length, (await reads(`postId=${postId}&before=${first.next}`)).length]).toEqual([100, 20]);
  });
});

test.each([
  '?from=2030-02-30',
  '?from=2029-01-01&to=2030-12-31',
  '?site=nowhere',
  '/hints?from=2030-04-02&to=2030-04-01',
  '/reads?day=2030-05-01',
  '/reads?day=2030-05-01&postId=1&writerId=1',
  '/reads?day=2030-05-01&postId=123456789012345678901',
  `/reads?day=2030-05-01&postId=1&network=${'x'.repeat(101)}`,
  '/reads?day=2030-05-01&postId=1&minute=noon',
])('refuses the query %s', async (path) => {
  const pointer = expect.stringMatching(/^\?[a-zA-Z]*$/);
  expect((await ask(path)).json()).toMatchObject({ status: 400, errors: [{ pointer }] });
});

test('refuses writers', async () => {
  const own = await signIn(network.app, demoAccounts.writer);
  for (const path of ['', '/hints', '/reads?day=2030-05-01&postId=1'])
    expect((await ask(path, own)).json().code).toBe('moderator-only');
});

test('limits sums by account and minute', async () => {
  for (let count = 0; count < 20; count += 1) await ask('');
  const refused = await ask('/hints');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-attempts']);
});
