import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Image, MediaItem, MediaReplacement } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../../kernel/db/schema/audit.ts';
import { mediaReplacements } from '../../../kernel/db/schema/media.ts';
import { notices } from '../../../kernel/db/schema/notices.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { reviews } from '../../../kernel/db/schema/reviews.ts';
import { testNow } from '../../../testing/testNetwork.ts';
import { readAnyDraft } from '../../drafts/readDraft.ts';
import { MediaCalls } from '../testing/MediaCalls.ts';

let calls: MediaCalls;
let image: Image;
let other: Image;
let from: MediaItem;
let to: MediaItem;
let colour = 0x100000;

beforeAll(async () => {
  calls = await MediaCalls.open();
});
afterAll(() => calls.network.close());
beforeEach(async () => {
  colour += 2;
  image = await calls.upload('editor', `#${colour.toString(16)}`);
  other = await calls.upload('editor', `#${(colour + 1).toString(16)}`);
  from = await calls.add(image, { title: 'Harbour' });
  to = await calls.add(other, { title: 'Lighthouse', credit: 'Bo Lens', altText: 'A lighthouse' });
});

const texts = { imageCredit: 'Ada Lens', imageAltText: 'Boats in fog' };
const replace = async (withTexts = true): Promise<MediaReplacement> =>
  (await calls.call('editor', 'POST', `media/${from.id}/replace`, { by: to.id, withTexts })).json().replacement;
const undo = (id: string) => calls.call('editor', 'POST', `mediaReplacements/${id}/undo`);

/** Publishes a draft without a review. */
async function publish(id: string): Promise<void> {
  const live = { status: 'published' as const, key: `post-${id}`, publishedAt: new Date('2026-06-01T00:00:00Z') };
  await calls.network.db
    .update(posts)
    .set(live)
    .where(eq(posts.id, Number(id)));
}

const row = async (id: string) => (await readAnyDraft(calls.network.db, Number(id))).row;

test('replaces a picture in live posts, drafts and unpublished changes', async () => {
  const draft = await calls.draft({ image, ...texts });
  const live = await calls.draft({ image, ...texts });
  const changed = await calls.draft({ image, ...texts });
  for (const id of [live, changed]) await publish(id);
  await calls.call('writer', 'PUT', `posts/${changed}`, { title: 'Another night' });
  const before = await calls.post(changed);

  expect(await replace()).toMatchObject({ changed: 3, left: 0, isUndone: false, by: { name: 'Edna beat' } });
  const shown = { image: other, imageCredit: 'Bo Lens', imageAltText: 'A lighthouse' };
  expect(await calls.post(draft)).toMatchObject({ ...shown, content: '<p>Words.</p>', version: 3 });
  expect(await row(live)).toMatchObject({ ...shown, status: 'published', version: 3 });
  expect(await row(changed)).toMatchObject({ ...shown, title: 'Night Drive' });
  const after = await calls.post(changed);
  expect(after).toMatchObject({ ...shown, title: 'Another night' });
  expect(after.version).toBeGreaterThan(before.version);
  expect((await row(changed)).version).toBeLessThan(after.version);

  const { item, uses, replacements } = await calls.item(from.id);
  expect(item).toMatchObject({ posts: 0, replacedBy: { id: to.id, title: 'Lighthouse' } });
  expect([uses, replacements.length]).toEqual([[], 1]);
  expect((await calls.item(to.id)).item.posts).toBe(3);
  const entries = await calls.network.db.select().from(audit).where(eq(audit.action, 'replacePicture'));
  const subjects = entries.map(({ subject, subjectId }) => `${subject} ${subjectId}`);
  expect(subjects).toEqual(expect.arrayContaining([`media ${from.id}`, `post ${draft}`, `post ${live}`]));
});

test('replaces a picture in a post in the trash, which is emptied in its time', async () => {
  const id = await calls.draft({ image });
  await calls.call('writer', 'DELETE', `posts/${id}`);
  const { modifiedAt } = await row(id);
  calls.now = new Date(testNow.getTime() + 5 * 86_400_000);
  await replace();
  calls.now = testNow;
  expect(await row(id)).toMatchObject({ image: other, modifiedAt });
});

test('tells a writer once, however many posts change', async () => {
  for (let post = 0; post < 3; post += 1) await calls.draft({ image });
  const { id } = await replace();
  const { db } = calls.network;
  const told = await db
    .select()
    .from(notices)
    .where(eq(notices.key, `replacePicture ${id}`));
  expect(told).toHaveLength(1);
});

test('keeps the posts’ own texts if only the picture is replaced', async () => {
  const id = await calls.draft({ image, imageCredit: 'Own credit', imageAltText: 'Own words' });
  await replace(false);
  expect(await calls.post(id)).toMatchObject({ image: other, imageCredit: 'Own credit', imageAltText: 'Own words' });
});

test('gives posts no credit if the other picture has none', async () => {
  const bare = await calls.add(await calls.upload('editor', '#abcdef'), { title: 'Bare', credit: '', altText: '' });
  const block = { id: 'a', type: 'image', isListicleItem: false, mediaLayout: 'insetCenter', image, ...texts };
  const id = await calls.draft({ image, ...texts, modules: [block] });
  await calls.call('editor', 'POST', `media/${from.id}/replace`, { by: bare.id, withTexts: true });
  const post = await calls.post(id);
  expect(post).toMatchObject({ image: bare.image, imageCredit: null, imageAltText: '' });
  expect(post.modules[0]).toEqual({
    ...{ id: 'a', type: 'image', isListicleItem: false, mediaLayout: 'insetCenter', image: bare.image },
    imageAltText: '',
  });
});

test('puts the former picture and texts back, and keeps words that were written since', async () => {
  const untouched = await calls.draft({ image, ...texts });
  const rewritten = await calls.draft({ image, ...texts });
  const { id } = await replace();
  await calls.call('writer', 'PUT', `posts/${rewritten}`, { imageAltText: 'My words', content: '<p>More.</p>' });
  expect((await undo(id)).json().replacement).toMatchObject({ isUndone: true, left: 0 });
  expect(await calls.post(untouched)).toMatchObject({ image, ...texts });
  const kept = { image, imageCredit: 'Ada Lens', imageAltText: 'My words', content: '<p>More.</p>' };
  expect(await calls.post(rewritten)).toMatchObject(kept);
  expect((await calls.item(from.id)).item).toMatchObject({ posts: 2, replacedBy: null });
});

test('loses no word of a save at the same time', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => calls.draft({ image })));
  const saves = ids.map((id) => calls.call('writer', 'PUT', `posts/${id}`, { content: `<p>New ${id}.</p>` }, '"2"'));
  const [, ...responses] = await Promise.all([replace(), ...saves]);
  for (const [index, id] of ids.entries()) {
    const stored = await calls.post(id);
    expect(stored.image).toEqual(other);
    // A refused save got the stored post, with which the editor merges.
    const { statusCode } = responses[index] ?? {};
    const saved = statusCode === 200 ? `<p>New ${id}.</p>` : '<p>Words.</p>';
    expect([statusCode, stored.content]).toEqual([expect.any(Number), saved]);
    expect([200, 412]).toContain(statusCode);
  }
});

test('refuses a save of an editor that was open before, with the new picture', async () => {
  const id = await calls.draft({ image });
  await replace();
  const refused = await calls.call('writer', 'PUT', `posts/${id}`, { content: '<p>Mine.</p>' }, '"2"');
  expect(refused.json()).toMatchObject({ code: 'changed-elsewhere', post: { image: other, content: '<p>Words.</p>' } });
});

test('keeps the approval of a scheduled post', async () => {
  const id = await calls.draft({ image });
  const { db } = calls.network;
  const postId = Number(id);
  await db
    .update(posts)
    .set({ status: 'scheduled', publishAt: new Date('2026-07-01T00:00:00Z') })
    .where(eq(posts.id, postId));
  const review = { site: 'beat', status: 'scheduled', isChange: false, submittedAt: new Date(), approvedVersion: 2 };
  await db.insert(reviews).values({ postId, ...review } as typeof reviews.$inferInsert);
  await replace();
  const [approved] = await db.select().from(reviews).where(eq(reviews.postId, postId));
  expect([approved?.approvedVersion, (await row(id)).version]).toEqual([3, 3]);
  const [entry] = await db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectId, id), eq(audit.action, 'replacePicture')));
  expect(entry?.after).toMatchObject({ version: 3, picture: 'Lighthouse', isApproved: true });
});

test('replaces a picture in more posts than one transaction changes', async () => {
  const ids = await Promise.all(Array.from({ length: 23 }, () => calls.draft({ image })));
  expect(await replace()).toMatchObject({ changed: 23, left: 0 });
  for (const id of ids) expect((await calls.post(id)).image).toEqual(other);
});

test('continues a replacement that had to stop', async () => {
  const ids = [await calls.draft({ image }), await calls.draft({ image })];
  const { db } = calls.network;
  const begun = { site: 'beat' as const, fromId: Number(from.id), toId: Number(to.id), at: new Date() };
  const [stopped] = await db.insert(mediaReplacements).values(begun).returning();
  expect((await calls.item(from.id)).replacements).toMatchObject([{ changed: 0, left: 2 }]);
  const second = await calls.call('editor', 'POST', `media/${from.id}/replace`, { by: to.id, withTexts: true });
  expect(second.json()).toMatchObject({ status: 409, code: 'media-replaced' });
  const continued = await calls.call('editor', 'POST', `mediaReplacements/${stopped?.id}/continue`);
  expect(continued.json().replacement).toMatchObject({ changed: 2, left: 0 });
  for (const id of ids) expect((await calls.post(id)).image).toEqual(other);
});

describe('rights', () => {
  test('are those of the site', async () => {
    const id = await calls.draft({ image });
    const body = { by: to.id, withTexts: true };
    expect((await calls.call('other', 'POST', `media/${from.id}/replace`, body)).statusCode).toBe(404);
    expect((await calls.call('writer', 'POST', `media/${from.id}/replace`, body)).statusCode).toBe(403);
    const replacement = await replace();
    for (const step of ['undo', 'continue']) {
      const path = `mediaReplacements/${replacement.id}/${step}`;
      expect((await calls.call('other', 'POST', path)).statusCode).toBe(404);
      expect((await calls.call('writer', 'POST', path)).statusCode).toBe(403);
    }
    expect((await calls.post(id)).image).toEqual(other);
  });

  test('leave posts of other sites as they are', async () => {
    const id = await calls.draft({ site: 'beat', image });
    await calls.call('writer', 'PUT', `posts/${id}`, { site: 'marquee' });
    expect(await replace()).toMatchObject({ changed: 0 });
    expect((await calls.post(id)).image).toEqual(image);
  });
});

test('refuses a picture as its own replacement, and an undo below a later replacement', async () => {
  const body = { by: from.id, withTexts: true };
  expect((await calls.call('editor', 'POST', `media/${from.id}/replace`, body)).statusCode).toBe(422);
  const { id } = await replace();
  const third = await calls.add(await calls.upload('editor', '#fedcba'), { title: 'Third' });
  const again = { by: third.id, withTexts: true };
  expect((await calls.call('editor', 'POST', `media/${to.id}/replace`, again)).statusCode).toBe(200);
  expect((await undo(id)).json()).toMatchObject({ status: 409, code: 'media-replaced' });
});
