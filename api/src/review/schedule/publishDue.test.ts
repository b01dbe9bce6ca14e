import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, inArray, like, sql } from 'drizzle-orm';
import { audit } from '../../kernel/db/schema/audit.ts';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { publicationFailures } from '../../kernel/db/schema/publicationFailures.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';
import { publishDue } from './publishDue.ts';

let network: TestNetwork;
const ids = { writer: 0, moderator: 0 };
beforeAll(async () => {
  network = await createTestNetwork();
  for (const role of ['writer', 'moderator'] as const) {
    const [row] = await network.db.select().from(users).where(eq(users.email, demoAccounts[role].email));
    ids[role] = row?.id ?? 0;
  }
});
beforeEach(async () => {
  await network.db.delete(posts).where(like(posts.key, 'due-%'));
  await network.db.delete(notices);
});
afterAll(() => network.close());

const tooManyTags = ['A', 'B', 'C', 'D'].map((name) => ({ id: null, name: `New ${name}` }));
const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000);

/** Creates a post that a moderator scheduled for `testNow`. */
async function schedule(key: string, columns: Partial<typeof posts.$inferInsert> = {}): Promise<number> {
  const due = { site: 'beat', status: 'scheduled', createdAt: testNow, modifiedAt: testNow } as const;
  const [post] = await network.db
    .insert(posts)
    .values({ ...due, key, name: key, authorId: ids.writer, publishAt: testNow, ...columns })
    .returning();
  const postId = post?.id ?? 0;
  const review = { site: 'beat', status: 'scheduled', isChange: false, submittedAt: testNow } as const;
  await network.db.insert(reviews).values({ ...review, postId, claimedBy: ids.moderator, approvedVersion: 1 });
  return postId;
}
const statusOf = async (id: number) => (await network.db.select().from(posts).where(eq(posts.id, id)))[0]?.status;
/** Returns true if there was an attempt at this time, and it failed. */
const fails = async (seconds: number) =>
  publishDue(network.db, after(seconds)).then(
    () => false,
    () => true,
  );
const notified = async () =>
  (await network.db.select().from(notices).where(eq(notices.kind, 'publishFailed')))
    .map(({ userId }) => userId)
    .sort((one, other) => one - other);

test('publishes other posts when one cannot be published', async () => {
  const keys = ['due-bad', 'due-good', 'due-better'];
  for (const [place, key] of keys.entries())
    await schedule(key, { publishAt: after(place - 3), draftTags: place === 0 ? tooManyTags : null });
  await expect(publishDue(network.db, testNow)).rejects.toThrow('1 scheduled posts cannot be published.');
  const rows = await network.db.select().from(posts).where(inArray(posts.key, keys)).orderBy(posts.id);
  expect(rows.map(({ status }) => status)).toEqual(['scheduled', 'published', 'published']);
});

describe('a scheduled post that cannot be published', () => {
  test('is retried with doubling delays up to five minutes across all processes', async () => {
    await schedule('due-often', { draftTags: tooManyTags });
    const tried: number[] = [];
    for (let second = 0; second < 1_300; second += 1) {
      const outcomes = await Promise.all([fails(second), fails(second)]);
      if (outcomes.includes(true)) tried.push(second);
      expect(outcomes).not.toEqual([true, true]);
    }
    const waits = tried.map((second, place) => second - (tried[place - 1] ?? 0));
    expect(waits).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  test('is reported once to its writer and its moderator with the reason and a mail', async () => {
    const id = await schedule('due-told', { draftTags: tooManyTags });
    for (const second of [0, 1, 3, 7]) expect(await fails(second)).toBe(true);
    expect(await notified()).toEqual([ids.writer, ids.moderator].sort((one, other) => one - other));
    const [notice] = await network.db.select().from(notices);
    expect(notice).toMatchObject({ postId: id, actorId: null, mail: 'each' });
    expect(notice?.detail.note).toMatch(/^A post can add 3 new tags\. Remove some of these: New A, /);
    const cookie = await signIn(network.app, demoAccounts.writer);
    const read = async () =>
      (await network.app.inject({ url: `/api/vocal/review/${id}`, headers: { cookie } })).json().review;
    expect((await read()).publishFailure).toEqual({ since: testNow.toISOString(), message: notice?.detail.note });
    await network.db.update(posts).set({ draftTags: null }).where(eq(posts.id, id));
    expect([await publishDue(network.db, after(14)), await publishDue(network.db, after(15))]).toEqual([0, 1]);
    expect([await statusOf(id), await network.db.$count(publicationFailures)]).toEqual(['published', 0]);
    expect(await read()).not.toHaveProperty('publishFailure');
  });

  test('is reported after a minute if the cause may be temporary', async () => {
    const id = await schedule('due-later');
    await network.db.execute(sql`
      create function break_due() returns trigger language plpgsql as 'begin raise exception ''broken''; end';
      create trigger break_due before update of status on posts for each row when (new.key = 'due-later')
        execute function break_due()`);
    for (const second of [0, 1, 3, 7, 15, 31]) expect(await fails(second)).toBe(true);
    expect(await notified()).toEqual([]);
    expect(await fails(63)).toBe(true);
    expect(await notified()).toHaveLength(2);
    const [notice] = await network.db.select().from(notices);
    expect(notice?.detail.note).toBe('An error on our side prevents the publication. We keep trying.');
    await network.db.execute(sql`drop trigger break_due on posts`);
    expect([await publishDue(network.db, after(200)), await statusOf(id)]).toEqual([1, 'published']);
  });

  test('says so if its address is missing', async () => {
    const id = await schedule('due-part');
    await network.db.update(posts).set({ key: null }).where(eq(posts.id, id));
    expect(await fails(0)).toBe(true);
    const [notice] = await network.db.select().from(notices);
    expect(notice?.detail.note).toBe('The post has no URL slug. Enter one.');
    await network.db.delete(posts).where(eq(posts.id, id));
  });

  test('is retried at once when it is scheduled again', async () => {
    const id = await schedule('due-again', { draftTags: tooManyTags });
    for (const second of [0, 1, 3, 7, 15]) await fails(second);
    await network.db
      .update(posts)
      .set({ publishAt: after(16), draftTags: null })
      .where(eq(posts.id, id));
    expect([await publishDue(network.db, after(16)), await statusOf(id)]).toEqual([1, 'published']);
  });
});

describe('a scheduled post that differs from its approved version', () => {
  test.each([
    ['text', { title: 'Never read by a moderator', version: 2 }],
    ['site', { site: 'marquee' as const }],
    ['lack of a site', { site: null }],
  ])(
    'goes back to the moderators with another %s, and notifies its writer and its moderator',
    async (_part, columns) => {
      const id = await schedule('due-changed');
      await network.db.update(posts).set(columns).where(eq(posts.id, id));
      expect(await publishDue(network.db, testNow)).toBe(0);
      expect(await statusOf(id)).toBe('needs-review');
      const [review] = await network.db.select().from(reviews).where(eq(reviews.postId, id));
      expect(review).toMatchObject({ status: 'needs-review', claimedBy: null, approvedVersion: null });
      expect(review?.site).toBe('site' in columns ? (columns.site ?? 'beat') : 'beat');
      const steps = await network.db
        .select()
        .from(audit)
        .where(eq(audit.subjectId, String(id)));
      expect(steps.map(({ action, actorId }) => [action, actorId])).toEqual([['returnToReview', null]]);
      const people = await network.db.select().from(notices).where(eq(notices.kind, 'returnToReview'));
      expect(people.map(({ userId }) => userId).sort()).toEqual([ids.writer, ids.moderator].sort());
      await network.db.delete(posts).where(eq(posts.id, id));
    },
  );
});
