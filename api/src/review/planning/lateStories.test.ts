import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ReviewStatus, storyResponseSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { ReviewCalls } from '../testing/ReviewCalls.ts';
import { tellLateStories } from './steps/tellLateStories.ts';

let calls: ReviewCalls;
let writer = '';
beforeAll(async () => {
  calls = await ReviewCalls.open();
  const current = await calls.network.app.inject({
    url: '/api/currentUser',
    headers: { cookie: calls.cookies.author },
  });
  writer = current.json().user.id;
});
afterAll(() => calls.network.close());

const plan = { slug: 'Rye', brief: '', category: null, words: null, pictures: '', editor: null };
const due = { day: '2026-06-20', time: '10:00' };
const told = (response: { json(): unknown }) => storyResponseSchema.parse(response.json()).story;
const create = async () =>
  told(await calls.call('moderator', 'POST', 'stories', { ...plan, due, site: 'beat', writer, key: randomUUID() }));
const minute = (time: string) => tellLateStories(calls.network.db, new Date(time));
const setStatus = (id: string | undefined, status: ReviewStatus, more: object = {}) =>
  calls.network.db
    .update(posts)
    .set({ status, ...more })
    .where(eq(posts.id, Number(id)));

test('the writer gets one notice when a story becomes late, and another for another due time', async () => {
  const { id } = await create();
  expect(await minute('2026-06-20T13:59:59.999Z')).toBe(0);
  expect(await Promise.all([minute('2026-06-20T14:00:00Z'), minute('2026-06-20T14:00:00Z')])).toContain(1);
  expect(await minute('2026-06-21T14:00:00Z')).toBe(0);
  const late = await calls.network.db.select().from(notices).where(eq(notices.kind, 'storyLate'));
  expect(late).toMatchObject([
    { userId: Number(writer), actorId: null, mail: 'each', detail: { story: 'Rye', due: '2026-06-20 10:00' } },
  ]);
  const later = { ...plan, due: { day: '2026-06-22', time: null }, version: 1 };
  expect((await calls.call('moderator', 'PUT', `stories/${id}`, later)).statusCode).toBe(200);
  expect(await minute('2026-06-22T14:00:00Z')).toBe(0);
  expect(await minute('2026-06-23T04:00:00Z')).toBe(1);
});

test('a submitted story is not late, unless it comes back', async () => {
  const { post } = await create();
  await setStatus(post?.id, 'needs-review');
  expect(await minute('2026-06-24T00:00:00Z')).toBe(0);
  await setStatus(post?.id, 'changes-requested');
  expect(await minute('2026-06-25T00:00:00Z')).toBe(1);
  const other = await create();
  await setStatus(other.post?.id, 'published', { key: 'rye-late', publishedAt: new Date('2026-06-19T00:00:00Z') });
  expect(await minute('2026-06-26T00:00:00Z')).toBe(0);
});
