import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { draftResourceSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { DraftCalls, pointers, postOf } from '../drafts/testing/DraftCalls.ts';

let drafts: DraftCalls;
beforeAll(async () => {
  drafts = await DraftCalls.open();
});
afterEach(() => {
  drafts.now = testNow;
});
afterAll(() => drafts.network.close());

describe('a new post', () => {
  test('is an empty draft of the account that created it', async () => {
    const response = await drafts.call('POST', 'create');
    expect(response.statusCode).toBe(201);
    expect(response.headers).toMatchObject({ etag: '"1"', 'cache-control': 'private, no-store' });
    expect(postOf(response)).toMatchObject({ reviewStatus: 'draft', name: '', content: '', modules: [], site: null });
  });

  test('is refused after too many new posts in an hour', async () => {
    const statuses = [];
    for (let count = 0; count < 41; count += 1)
      statuses.push((await drafts.call('POST', 'create', {}, 'other')).statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(40);
    const refused = await drafts.call('POST', 'create', {}, 'other');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(3_600);
    drafts.now = new Date(drafts.now.getTime() + 61 * 60_000);
    expect((await drafts.call('POST', 'create', {}, 'other')).statusCode).toBe(201);
  });
});

describe('names', () => {
  test('of categories, channels and tags must exist on the site', async () => {
    const { id } = await drafts.create();
    expect(
      pointers(await drafts.save(id, 1, { site: 'beat', category: 'nowhere', tags: [{ id: '999999', name: 'x' }] })),
    ).toEqual(['/category', '/tags/0/id']);
    const newTags = ['a', 'b', 'c', 'd'].map((name) => ({ id: null, name }));
    expect(pointers(await drafts.save(id, 1, { tags: newTags }))).toEqual(['/tags']);
    expect(postOf(await drafts.save(id, 1, { tags: newTags.slice(1) })).tags).toEqual(newTags.slice(1));
  });

  test.each(['list', 'about', 'search', 'vocal', 'api', 'preview', 'video'])('refuse the key %p', async (key) => {
    const { id } = await drafts.create();
    expect(pointers(await drafts.save(id, 1, { key }))).toEqual(['/key']);
  });

  test('allows one post of a site for a key', async () => {
    const { site, key } = await drafts.publishedPost();
    const { id } = await drafts.create();
    const response = await drafts.save(id, 1, { site, key });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'key-taken', errors: [{ pointer: '/key' }] });
    expect((await drafts.save(id, 1, { site: site === 'beat' ? 'marquee' : 'beat', key })).statusCode).toBe(200);
  });
});

describe('a published post', () => {
  test('is changed in a working copy that readers do not see', async () => {
    const before = await drafts.publishedPost();
    const id = String(before.id);
    const { version } = postOf(await drafts.call('GET', id));
    const saved = postOf(await drafts.save(id, version, { name: 'Another name', content: '<p>Other</p>' }));
    expect(saved).toMatchObject({
      name: 'Another name',
      reviewStatus: 'published',
      pending: { reviewStatus: 'draft' },
    });
    expect(saved.version).toBe(version + 1);
    const [after] = await drafts.network.db.select().from(posts).where(eq(posts.id, before.id));
    expect(after).toEqual(before);
    expect(postOf(await drafts.call('GET', id)).name).toBe('Another name');
    await drafts.network.db.delete(workingCopies);
  });
});

describe('a lock', () => {
  test('refuses saves of a post in review or in the trash', async () => {
    const { id } = await drafts.create();
    await drafts.network.db
      .update(posts)
      .set({ status: 'in-review' })
      .where(eq(posts.id, Number(id)));
    expect((await drafts.save(id, 1, { name: 'x' })).json()).toMatchObject({ status: 409, code: 'post-locked' });
    expect((await drafts.save(id, 1, { name: 'x' }, 'admin')).json().code).toBe('post-locked');
    const read = draftResourceSchema.parse((await drafts.call('GET', `resource/${id}`)).json());
    expect(read.permissions).toEqual({ edit: false, submit: false, delete: false, restore: false });
    await drafts.network.db
      .update(posts)
      .set({ status: 'draft', deletedAt: drafts.now })
      .where(eq(posts.id, Number(id)));
    expect((await drafts.save(id, 1, { name: 'y' }, 'admin')).json()).toMatchObject({ status: 409 });
  });
});
