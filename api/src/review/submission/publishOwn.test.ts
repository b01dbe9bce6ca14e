import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Grant } from '@marquee/shared/domain';
import { desc, eq } from 'drizzle-orm';
import { audit } from '../../kernel/db/schema/audit.ts';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { publishDue } from '../schedule/publishDue.ts';
import { ReviewCalls } from '../testing/ReviewCalls.ts';

let calls: ReviewCalls;
beforeAll(async () => {
  calls = await ReviewCalls.open();
});
afterAll(() => calls.network.close());

const author: Grant = { role: 'author', site: 'beat', until: null };
const tomorrow = new Date(testNow.getTime() + 86_400_000).toISOString();

async function give(...grants: Grant[]): Promise<void> {
  await calls.network.db.update(users).set({ grants }).where(eq(users.email, demoAccounts.writer.email));
}

/** Writes a post that can be submitted. */
async function written(): Promise<string> {
  const id = await calls.submitted();
  await calls.call('author', 'POST', `posts/${id}/withdraw`);
  return id;
}

async function publish(id: string, more: object = {}) {
  const { post } = (await calls.call('author', 'GET', `posts/${id}`)).json();
  const { category, site, tags } = post;
  return calls.call('author', 'POST', 'posts/submitForReview', {
    ...{ id, reviewStatus: 'needs-review', category, site, tags, publish: {}, ...more },
  });
}

async function rowOf(id: string) {
  const [row] = await calls.network.db
    .select()
    .from(posts)
    .where(eq(posts.id, Number(id)));
  return row;
}

test('publishes an own post and its corrections without a review, and records both', async () => {
  await give(author);
  const id = await written();
  expect((await publish(id)).json().post.reviewStatus).toBe('published');
  await calls.call('author', 'PUT', `posts/${id}`, { title: 'Day Drive' });
  expect((await publish(id)).json().post).toMatchObject({ title: 'Day Drive', pending: null });
  expect(await rowOf(id)).toMatchObject({ status: 'published', title: 'Day Drive' });
  const rows = await calls.network.db
    .select({ action: audit.action, actorId: audit.actorId })
    .from(audit)
    .where(eq(audit.subjectId, id))
    .orderBy(desc(audit.id));
  const authorId = (await rowOf(id))?.authorId;
  expect(rows.slice(0, 4)).toEqual(
    ['merge', 'submit', 'publish', 'submit'].map((action) => ({ action, actorId: authorId })),
  );
  const told = await calls.network.db
    .select()
    .from(notices)
    .where(eq(notices.postId, Number(id)));
  expect(told).toEqual([]);
});

test('publishes at the time that the author chose', async () => {
  await give(author);
  const id = await written();
  const past = await publish(id, { publish: { publishAt: '2020-01-01T00:00:00Z' } });
  expect([past.statusCode, (await rowOf(id))?.status]).toEqual([422, 'draft']);
  expect((await publish(id, { publish: { publishAt: tomorrow } })).json().post.reviewStatus).toBe('scheduled');
  const due = new Date(Date.parse(tomorrow) + 1_000);
  await publishDue(calls.network.db, due);
  expect((await rowOf(id))?.status).toBe('published');
});

test.each([
  ['a contributor', []],
  ['an author of another magazine', [{ ...author, site: 'marquee' } satisfies Grant]],
  ['an author whose role has ended', [{ ...author, until: '2020-01-01T00:00:00Z' } satisfies Grant]],
  ['an editor of the magazine', [{ ...author, role: 'editor' } satisfies Grant]],
])('refuses %s, and submits nothing', async (_who, grants) => {
  await give(...grants);
  const id = await written();
  const response = await publish(id);
  expect([response.statusCode, response.json().code]).toEqual([403, 'moderator-only']);
  expect((await rowOf(id))?.status).toBe('draft');
});

test('asks for a review after an editor has taken the post down', async () => {
  await give(author);
  const id = await written();
  await publish(id);
  const taken = await calls.call('moderator', 'POST', `posts/${id}/unpublish`, { note: 'A court asked for it.' });
  expect(taken.statusCode).toBe(200);
  const response = await publish(id);
  expect([response.statusCode, response.json().code]).toEqual([409, 'review-first']);
  await calls.submit(id);
  await calls.call('author', 'POST', `posts/${id}/withdraw`);
  expect((await publish(id)).json().code).toBe('review-first');
});

test('lets an author publish again after taking the own post down', async () => {
  await give(author);
  const id = await written();
  await publish(id);
  await calls.call('author', 'POST', `posts/${id}/unpublish`);
  expect((await publish(id)).json().post.reviewStatus).toBe('published');
});

test('publishes nothing before the embargo of an editor ends', async () => {
  await give(author);
  const id = await written();
  await calls.call('moderator', 'PUT', `review/${id}/embargo`, { until: tomorrow });
  expect((await publish(id)).json().code).toBe('embargoed');
  const early = new Date(testNow.getTime() + 3_600_000).toISOString();
  expect((await publish(id, { publish: { publishAt: early } })).statusCode).toBe(422);
  expect(await rowOf(id)).toMatchObject({ status: 'draft' });
  expect((await publish(id, { publish: { publishAt: tomorrow } })).json().post.reviewStatus).toBe('scheduled');
});
