import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { preparePost } from '../../reading/posts/postDetail.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { publishDue } from '../schedule/publishDue.ts';
import { ReviewCalls, reviewed } from '../testing/ReviewCalls.ts';

let calls: ReviewCalls;
beforeAll(async () => {
  calls = await ReviewCalls.open();
});
beforeEach(() => {
  calls.now = testNow;
});
afterAll(() => calls.network.close());

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
const atMinute = (count: number) => minutes(count).toISOString();

async function published(title: string): Promise<string> {
  const id = await calls.submitted(title);
  await calls.step('moderator', id, 'claim');
  await calls.decide('moderator', id, { action: 'publish' });
  return id;
}
async function scheduled(title: string, minute = 60): Promise<string> {
  const id = await calls.submitted(title);
  await calls.step('moderator', id, 'claim');
  await calls.decide('moderator', id, { action: 'schedule', publishAt: atMinute(minute) });
  return id;
}
const edit = (id: string, content: string) => calls.call('second', 'PUT', `posts/${id}`, { content });
const versionOf = async (id: string) => (await calls.call('second', 'GET', `review/${id}`)).headers.etag as string;
const correct = async (id: string, body: object = {}) =>
  calls.call('second', 'POST', `review/${id}/correct`, body, await versionOf(id));
/** The post as readers get it once stored responses are purged; null if they get none. */
const read = async (id: string) => (await preparePost(calls.network.db)('beat', id)) ?? null;
const noticesOf = async (id: string) =>
  (
    await calls.network.db
      .select()
      .from(notices)
      .where(eq(notices.postId, Number(id)))
  ).map(({ kind }) => kind);

describe('a correction of a live post by an editor', () => {
  test('shows readers the text and a line, tells the writer once, and can be undone', async () => {
    const id = await published('A Wrong Year');
    await edit(id, '<p>It was 1986.</p>');
    const correction = { kind: 'correction', words: 'An earlier version named the wrong year.' };
    const after = reviewed(await correct(id, { correction }));
    expect(after.actions).toContain('undo');
    expect(after.review.undoUntil).toBe(atMinute(10));
    expect(await read(id)).toMatchObject({
      content: '<p>It was 1986.</p>',
      corrections: [{ ...correction, at: testNow.toISOString() }],
    });
    expect((await noticesOf(id)).filter((kind) => kind === 'correct')).toHaveLength(1);

    calls.now = minutes(9);
    const undone = reviewed(await calls.step('second', id, 'undo'));
    expect(undone.review).toMatchObject({ status: 'draft', isChange: true });
    expect(undone.post.content).toBe('<p>It was 1986.</p>');
    const live = await read(id);
    expect(live).toMatchObject({ content: '<p>Words.</p>' });
    expect(live).not.toHaveProperty('corrections');
    expect((await correct(id)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ content: '<p>It was 1986.</p>' });
    expect((await calls.actionsOf(id)).slice(-3)).toEqual(['correct', 'undo', 'correct']);
  });

  test('publishes only the version that the editor has read', async () => {
    const id = await published('Two Editors');
    await edit(id, '<p>Read by the editor.</p>');
    const version = await versionOf(id);
    await calls.call('author', 'PUT', `posts/${id}`, { content: '<p>Written since.</p>' });
    const response = await calls.call('second', 'POST', `review/${id}/correct`, {}, version);
    expect(response.statusCode).toBe(412);
    expect(await read(id)).toMatchObject({ content: '<p>Words.</p>' });
  });

  test('is for editors of the site only, and its line has a limit', async () => {
    const id = await published('Not Yours');
    await edit(id, '<p>Other words.</p>');
    expect((await calls.step('limited', id, 'correct')).statusCode).toBe(404);
    expect((await calls.call('author', 'POST', `review/${id}/correct`, {}, await versionOf(id))).statusCode).toBe(403);
    for (const words of ['', 'x'.repeat(501)])
      expect((await correct(id, { correction: { kind: 'update', words } })).statusCode).toBe(422);
    expect(await calls.actionsOf(id)).not.toContain('correct');
  });
});

test('a note to readers goes with changes of the writer, too, up to fifty of a post', async () => {
  const id = await published('With an update');
  await calls.call('author', 'PUT', `posts/${id}`, { content: '<p>With an answer.</p>' });
  await calls.submit(id);
  expect((await calls.call('second', 'POST', `review/${id}/preview`)).statusCode).toBe(201);
  await calls.step('second', id, 'claim');
  const correction = { kind: 'update' as const, words: 'With the answer of the council.' };
  await calls.decide('second', id, { action: 'merge', correction });
  expect((await read(id))?.corrections).toEqual([{ ...correction, at: testNow.toISOString() }]);
  const fifty = Array.from({ length: 50 }, () => ({ ...correction, at: testNow.toISOString() }));
  await calls.network.db
    .update(posts)
    .set({ corrections: fifty })
    .where(eq(posts.id, Number(id)));
  await edit(id, '<p>Another answer.</p>');
  expect((await calls.call('second', 'POST', `review/${id}/preview`)).statusCode).toBe(201);
  expect((await correct(id, { correction })).json()).toMatchObject({ status: 422, errors: [{ code: 'too-many' }] });
  expect(await read(id)).toMatchObject({ content: '<p>With an answer.</p>' });
});

describe('undoing a decision', () => {
  test.each([
    ['publish', {}],
    ['reject', { reason: 'quality', note: 'Too thin.' }],
    ['requestChanges', { note: 'Name your sources.' }],
    ['schedule', { publishAt: atMinute(30) }],
  ])('after %s gives the claimed post back to its moderator', async (action, details) => {
    const id = await calls.submitted(`To undo ${action}`);
    await calls.step('moderator', id, 'claim');
    await calls.decide('moderator', id, { action, ...details });
    expect((await calls.step('second', id, 'undo')).statusCode).toBe(409);
    const { review, actions } = reviewed(await calls.step('moderator', id, 'undo'));
    expect(review).toMatchObject({ status: 'in-review', publishAt: null });
    expect(actions).toContain('publish');
    expect(await read(id)).toBeNull();
    expect((await noticesOf(id)).filter((kind) => kind === 'undo')).toHaveLength(1);
  });

  test('is over after ten minutes, and after the writer has changed the post', async () => {
    const late = await published('Too late');
    calls.now = minutes(10);
    expect((await calls.step('moderator', late, 'undo')).statusCode).toBe(409);
    calls.now = testNow;
    const id = await calls.submitted('Changed since');
    await calls.step('moderator', id, 'claim');
    await calls.decide('moderator', id, { action: 'requestChanges', note: 'Name your sources.' });
    await calls.call('author', 'PUT', `posts/${id}`, { content: '<p>Sources named.</p>' });
    expect((await calls.step('moderator', id, 'undo')).statusCode).toBe(409);
    expect((await calls.stored(id))?.content).toBe('<p>Sources named.</p>');
  });

  test('is over when the former time of publication has come', async () => {
    const id = await scheduled('Soon', 5);
    expect(reviewed(await calls.step('second', id, 'publishNow')).review.undoUntil).toBe(atMinute(5));
    calls.now = minutes(5);
    expect((await calls.step('second', id, 'undo')).statusCode).toBe(409);
  });

  test('leaves no decision to show', async () => {
    const id = await calls.submitted('No answer');
    await calls.step('moderator', id, 'claim');
    await calls.decide('moderator', id, { action: 'requestChanges', note: 'Name your sources.' });
    await calls.step('moderator', id, 'undo');
    const { review } = reviewed(await calls.call('author', 'GET', `review/${id}`));
    expect(review.decision).toMatchObject({ action: 'undo', words: '' });
    expect(review.hasChangedSinceDecision).toBe(false);
  });

  test('restores a schedule after "publish now", and the clock still publishes it', async () => {
    const id = await scheduled('He said "now"', 60);
    await calls.step('second', id, 'publishNow');
    expect(await read(id)).not.toBeNull();
    expect(reviewed(await calls.step('second', id, 'undo')).review).toMatchObject({
      ...{ status: 'scheduled', publishAt: atMinute(60) },
    });
    await publishDue(calls.network.db, minutes(60));
    expect(await read(id)).not.toBeNull();
  });
});

describe('a scheduled post', () => {
  test('gets another time, and keeps its approval', async () => {
    const id = await scheduled('Later', 60);
    const moved = await calls.call('second', 'POST', `review/${id}/reschedule`, { publishAt: atMinute(90) });
    expect(reviewed(moved).review.publishAt).toBe(atMinute(90));
    await publishDue(calls.network.db, minutes(60));
    expect(await read(id)).toBeNull();
    await publishDue(calls.network.db, minutes(90));
    expect(await read(id)).not.toBeNull();
    const past = await calls.call('second', 'POST', `review/${id}/reschedule`, { publishAt: atMinute(-1) });
    expect(past.statusCode).toBe(422);
  });

  test('returns to the desk instead of the writer', async () => {
    const id = await scheduled('Read again');
    expect(reviewed(await calls.step('second', id, 'reopen')).review).toMatchObject({
      ...{ status: 'needs-review', publishAt: null },
    });
  });
});

describe('an embargo', () => {
  const set = (id: string, until: string | null, role: 'moderator' | 'limited' | 'author' = 'moderator') =>
    calls.call(role, 'PUT', `review/${id}/embargo`, { until });

  test('holds back every way to publish until it ends', async () => {
    const id = await calls.submitted('Under embargo');
    expect(reviewed(await set(id, atMinute(60))).review.embargoUntil).toBe(atMinute(60));
    await calls.step('moderator', id, 'claim');
    expect((await calls.decide('moderator', id, { action: 'publish' })).json()).toMatchObject({ code: 'embargoed' });
    const early = await calls.decide('moderator', id, { action: 'schedule', publishAt: atMinute(59) });
    expect(early.json()).toMatchObject({ status: 422, errors: [{ pointer: '/publishAt' }] });
    await calls.decide('moderator', id, { action: 'schedule', publishAt: atMinute(60) });
    expect((await calls.step('second', id, 'publishNow')).json()).toMatchObject({ code: 'embargoed' });
    // An embargo that is set after the schedule holds the clock, too.
    await set(id, atMinute(120));
    await publishDue(calls.network.db, minutes(119));
    expect(await read(id)).toBeNull();
    await publishDue(calls.network.db, minutes(120));
    expect(await read(id)).not.toBeNull();
    expect(await calls.actionsOf(id)).toContain('setEmbargo');
  });

  test('is set by editors of the site only, in the next year, before the publication', async () => {
    const id = await calls.submitted('Whose embargo');
    expect((await set(id, atMinute(60), 'limited')).statusCode).toBe(404);
    expect((await set(id, atMinute(60), 'author')).statusCode).toBe(403);
    for (const minute of [-1, 367 * 1_440]) expect((await set(id, atMinute(minute))).statusCode).toBe(422);
    expect((await set(await published('Live'), atMinute(60))).statusCode).toBe(409);
    expect(await calls.actionsOf(id)).not.toContain('setEmbargo');
  });
});

describe('a post that a moderator has unpublished', () => {
  const takeDown = (id: string) => calls.call('moderator', 'POST', `posts/${id}/unpublish`, { note: 'A complaint.' });

  test('is published again as it was, with its first date', async () => {
    const id = await published('Down and up');
    const before = await read(id);
    calls.now = minutes(30);
    await takeDown(id);
    expect(await read(id)).toBeNull();
    expect(reviewed(await calls.step('second', id, 'publishAgain')).review.status).toBe('published');
    expect(await read(id)).toEqual(before);
  });

  test('must be reviewed if its writer has changed it', async () => {
    const id = await published('Changed while down');
    await takeDown(id);
    await calls.call('author', 'PUT', `posts/${id}`, { content: '<p>Unread words.</p>' });
    expect((await calls.step('second', id, 'publishAgain')).statusCode).toBe(409);
    expect(reviewed(await calls.step('second', id, 'reopen')).review.status).toBe('needs-review');
  });

  test('stays unpublished if its author has unpublished it', async () => {
    const id = await published('Taken back');
    await calls.call('author', 'POST', `posts/${id}/unpublish`);
    for (const step of ['publishAgain', 'reopen', 'undo'])
      expect((await calls.step('moderator', id, step)).statusCode).toBe(409);
  });
});

test('returns a mistakenly rejected post to the desk', async () => {
  const id = await calls.submitted('A mistake');
  await calls.step('moderator', id, 'claim');
  await calls.decide('moderator', id, { action: 'reject', reason: 'quality', note: 'Too thin.' });
  expect(reviewed(await calls.step('second', id, 'reopen')).review.status).toBe('needs-review');
  expect(reviewed(await calls.step('moderator', id, 'claim')).actions).toContain('publish');
});
