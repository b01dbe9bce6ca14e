import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { DraftFields, Image } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { revisions } from '../../kernel/db/schema/revisions.ts';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { emptyTrash } from '../trash/emptyTrash.ts';
import { removeUnusedUploads } from './removeUnusedUploads.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const after = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
const sweep = (days: number) => removeUnusedUploads(network.db, network.originals, after(days));
/** Uploads a picture at `testNow`. */
async function upload(): Promise<Image> {
  const image = { public_id: `uploads/${randomUUID()}`, width: 20, height: 20, format: 'jpg', bytes: 9 } as const;
  const { public_id: publicId, ...facts } = image;
  await network.db.insert(uploads).values({ publicId, ...facts, createdAt: testNow });
  await network.originals.write(publicId, 'jpg', 'a picture');
  return image;
}
const isKept = async ({ public_id }: { public_id: string }) =>
  (await network.originals.find(public_id)) !== undefined &&
  (await network.db.$count(uploads, eq(uploads.publicId, public_id))) === 1;
beforeEach(() => network.db.delete(uploads));

async function postWith(columns: Partial<typeof posts.$inferInsert>): Promise<number> {
  const [author] = await network.db.select().from(users).where(eq(users.email, demoAccounts.writer.email));
  const [post] = await network.db
    .insert(posts)
    .values({ createdAt: testNow, modifiedAt: testNow, authorId: author?.id, ...columns })
    .returning();
  return post?.id ?? 0;
}

test('removes an unused upload after seven days and keeps used ones', async () => {
  const [unused, used] = [await upload(), await upload()];
  await postWith({ image: used });
  for (const days of [5.9, 6, 6.9]) expect(await sweep(days)).toBe(0);
  expect(await sweep(7.1)).toBe(1);
  expect([await isKept(unused), await isKept(used)]).toEqual([false, true]);
});

test('removes an unused upload a day after its last use', async () => {
  const image = await upload();
  const id = await postWith({ image });
  await sweep(20);
  await network.db.update(posts).set({ image: null }).where(eq(posts.id, id));
  for (const days of [20.1, 21]) expect(await sweep(days)).toBe(0);
  expect(await isKept(image)).toBe(true);
  expect(await sweep(21.1)).toBe(1);
  expect(await isKept(image)).toBe(false);
});

test('keeps an upload that is used again and restarts its day', async () => {
  const image = await upload();
  await sweep(6.5);
  const id = await postWith({ image });
  for (const days of [7, 8]) expect(await sweep(days)).toBe(0);
  await network.db.update(posts).set({ image: null }).where(eq(posts.id, id));
  for (const days of [9, 9.9]) expect(await sweep(days)).toBe(0);
  expect(await sweep(10)).toBe(1);
});

test('keeps an upload while a revision uses it', async () => {
  const image = await upload();
  const postId = await postWith({});
  const fields = { image } as DraftFields;
  await network.db.insert(revisions).values({ postId, version: 1, at: testNow, reason: 'leave', fields });
  for (const days of [7, 9]) expect(await sweep(days)).toBe(0);
  await network.db.delete(revisions).where(eq(revisions.postId, postId));
  for (const days of [10, 11]) await sweep(days);
  expect(await isKept(image)).toBe(false);
});

test('removes an upload a day after its post was emptied', async () => {
  const image = await upload();
  await postWith({ image, deletedAt: testNow });
  for (const days of [29, 29.9]) {
    await emptyTrash(network.db, after(days));
    await sweep(days);
  }
  await emptyTrash(network.db, after(30.1));
  for (const days of [30.1, 31]) await sweep(days);
  expect(await isKept(image)).toBe(true);
  await sweep(31.2);
  expect(await isKept(image)).toBe(false);
});
