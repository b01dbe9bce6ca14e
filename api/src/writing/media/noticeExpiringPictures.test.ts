import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { noticeExpiringPictures } from './noticeExpiringPictures.ts';
import { MediaCalls } from './testing/MediaCalls.ts';

let calls: MediaCalls;
beforeAll(async () => {
  calls = await MediaCalls.open();
});
afterAll(() => calls.network.close());

const day = (day: string) => new Date(`${day}T06:00:00Z`);
const told = () =>
  calls.network.db
    .select({ email: users.email, detail: notices.detail, postId: notices.postId })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .where(eq(notices.kind, 'pictureExpires'));

test('tells the editors of the site once that a picture of live posts expires', async () => {
  const image = await calls.upload('editor', '#121212');
  await calls.add(image, { title: 'Contract', lastDay: '2026-07-20' });
  const unused = await calls.upload('editor', '#131313');
  await calls.add(unused, { title: 'In a draft', lastDay: '2026-07-20' });
  const ids = [await calls.draft({ image }), await calls.draft({ image })];
  await calls.draft({ image: unused });
  const { db } = calls.network;
  for (const id of ids)
    await db
      .update(posts)
      .set({ status: 'published', key: `post-${id}`, publishedAt: day('2026-06-01') })
      .where(eq(posts.id, Number(id)));

  await noticeExpiringPictures(db, day('2026-07-12'));
  expect(await told()).toEqual([]);
  for (const today of ['2026-07-13', '2026-07-14', '2026-07-20']) await noticeExpiringPictures(db, day(today));
  expect(await told()).toEqual([
    {
      ...{ email: 'beat@desk.example', postId: Math.max(...ids.map(Number)) },
      detail: { note: '“Contract” may be used until 2026-07-20. It is in 2 live posts.' },
    },
  ]);
});
