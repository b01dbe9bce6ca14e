import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { draftLimits, type Grant, postSectionsSchema } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../kernel/db/schema/audit.ts';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { categories } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { preparePost } from '../../reading/posts/postDetail.ts';
import { signIn } from '../../testing/writers.ts';
import { ReviewCalls, reviewed } from '../testing/ReviewCalls.ts';

let calls: ReviewCalls;
let sectionEditor = '';
/** Three categories of beat. */
let keys: string[] = [];
const person = {
  firstName: 'Sec',
  lastName: 'Tion',
  email: 'sections@marquee.example',
  password: 'kelp-and-barnacles',
};

beforeAll(async () => {
  calls = await ReviewCalls.open();
  const rows = await calls.network.db
    .select({ key: categories.key })
    .from(categories)
    .where(eq(categories.site, 'beat'))
    .orderBy(categories.id);
  keys = rows.map(({ key }) => key);
  await calls.network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: person });
  sectionEditor = await signIn(calls.network.app, person);
});
afterAll(() => calls.network.close());

async function published(title: string): Promise<string> {
  const id = await calls.submitted(title);
  await calls.step('moderator', id, 'claim');
  const version = (await calls.call('moderator', 'GET', `review/${id}`)).headers.etag as string;
  const decided = await calls.decide('moderator', id, { action: 'publish' }, version);
  expect(reviewed(decided).review.status).toBe('published');
  await calls.network.db
    .update(posts)
    .set({ categoryId: await idOf(keys[0]) })
    .where(eq(posts.id, Number(id)));
  return id;
}

const idOf = async (key = '') => {
  const [row] = await calls.network.db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.site, 'beat'), eq(categories.key, key)));
  return row?.id ?? 0;
};
const set = (id: string, change: object, role: 'author' | 'moderator' | 'limited' = 'moderator') =>
  calls.call(role, 'PUT', `review/${id}/sections`, change);
const setAsSectionEditor = (id: string, payload: object) =>
  calls.network.app.inject({
    ...{ method: 'PUT', url: `/api/vocal/review/${id}/sections`, headers: { cookie: sectionEditor }, payload },
  });
const grant = (...sections: string[]) =>
  calls.network.db
    .update(users)
    .set({
      grants: sections.map((section): Grant => ({ role: 'editor', site: 'beat', section, until: null })),
    })
    .where(eq(users.email, person.email));

/** Reads where readers find a post. */
async function listed(id: string) {
  const post = await preparePost(calls.network.db)('beat', id);
  return { category: post?.category?.key, tags: post?.tags.map(({ name }) => name) };
}

describe('a live post', () => {
  it('moves to another category for readers, with a record and one notice a day', async () => {
    const id = await published('Movable');
    const { version = 0 } = (await calls.stored(id)) ?? {};
    const moved = postSectionsSchema.parse((await set(id, { category: keys[1] })).json());
    expect(moved).toMatchObject({ before: { category: keys[0] }, after: { category: keys[1] } });
    expect(await listed(id)).toMatchObject({ category: keys[1] });
    expect((await calls.stored(id))?.version).toBe(version + 1);
    await set(id, { addTag: 'Harbour' });
    const rows = await calls.network.db
      .select({ before: audit.before, after: audit.after })
      .from(audit)
      .where(and(eq(audit.subjectId, id), eq(audit.action, 'setSections')))
      .orderBy(audit.id);
    expect(rows).toMatchObject([
      { before: { category: keys[0], tags: [] }, after: { category: keys[1], tags: [] } },
      { before: { tags: [] }, after: { category: keys[1], tags: ['Harbour'] } },
    ]);
    const told = and(eq(notices.postId, Number(id)), eq(notices.kind, 'setSections'));
    expect(await calls.network.db.$count(notices, told)).toBe(1);
  });

  it('gets a tag once, whatever its case, and loses it again', async () => {
    const id = await published('Tagged');
    expect((await set(id, { addTag: 'Night trains' })).json().after.tags).toEqual(['Night trains']);
    const { version } = (await calls.stored(id)) ?? {};
    const again = (await set(id, { addTag: 'night TRAINS' })).json();
    expect(again.before).toEqual(again.after);
    expect((await calls.stored(id))?.version).toBe(version);
    expect((await set(id, { addTag: 'Rain' })).json().after.tags).toEqual(['Night trains', 'Rain']);
    expect((await set(id, { removeTag: 'NIGHT trains' })).json().after.tags).toEqual(['Rain']);
    expect((await set(id, { removeTag: 'Snow' })).json().after.tags).toEqual(['Rain']);
    expect(await listed(id)).toMatchObject({ tags: ['Rain'] });
  });

  it('takes its unpublished changes along, which keep their own tags and texts', async () => {
    const id = await published('Changed');
    await set(id, { addTag: 'Old' });
    await calls.call('author', 'PUT', `posts/${id}`, { subtitle: 'Unpublished', tags: [{ id: null, name: 'Mine' }] });
    await set(id, { category: keys[2] });
    await set(id, { addTag: 'New' });
    await set(id, { removeTag: 'Old' });
    const { post } = (await calls.call('author', 'GET', `posts/${id}`)).json();
    expect(post).toMatchObject({ category: keys[2], subtitle: 'Unpublished', pending: { reviewStatus: 'draft' } });
    expect(post.tags.map(({ name }: { name: string }) => name)).toEqual(['Mine', 'New']);
    expect(await listed(id)).toEqual({ category: keys[2], tags: ['New'] });
    expect((await calls.stored(id))?.subtitle).toBe('And how it sounds');
  });

  it('stays where it is for an unknown category, too many tags, and two changes at once', async () => {
    const id = await published('Full');
    const unknown = await set(id, { category: 'no-such-category' });
    expect([unknown.statusCode, unknown.json().errors[0].pointer]).toEqual([422, '/category']);
    for (let tag = 1; tag <= draftLimits.tags; tag += 1) await set(id, { addTag: `Tag ${tag}` });
    const full = await set(id, { addTag: 'One more' });
    expect([full.statusCode, full.json().errors[0].pointer]).toEqual([422, '/addTag']);
    for (const change of [{}, { category: keys[1], addTag: 'A' }, { addTag: ' ' }, { addTag: 'a'.repeat(61) }])
      expect((await set(id, change)).statusCode).toBe(422);
    expect((await listed(id)).tags).toHaveLength(draftLimits.tags);
  });

  it('ends the chance to undo the decision before, which had other sections', async () => {
    const id = await published('Decided');
    await set(id, { category: keys[1] });
    expect((await calls.step('moderator', id, 'undo')).statusCode).toBe(409);
  });
});

describe('a post that cannot be changed', () => {
  it('is refused while it is no live post, or another moderator reviews its changes', async () => {
    const waiting = await calls.submitted('Waiting');
    expect((await set(waiting, { addTag: 'A' })).json().code).toBe('wrong-status');
    const id = await published('Claimed');
    await calls.call('author', 'PUT', `posts/${id}`, { subtitle: 'Changed' });
    await calls.submit(id);
    await calls.step('second', id, 'claim');
    expect((await set(id, { category: keys[1] })).json().code).toBe('post-locked');
    expect(await listed(id)).toMatchObject({ category: keys[0] });
  });

  it('is refused to its author, and hidden from editors of other sites', async () => {
    const id = await published('Foreign');
    expect((await set(id, { category: keys[1] }, 'author')).statusCode).toBe(403);
    expect((await set(id, { category: keys[1] }, 'limited')).statusCode).toBe(404);
  });
});

describe('an editor of a section', () => {
  it('moves a post only between sections of the role', async () => {
    const id = await published('Sections');
    await grant(keys[1] ?? '');
    expect((await setAsSectionEditor(id, { category: keys[1] })).statusCode).toBe(404);
    await grant(keys[0] ?? '');
    const refused = await setAsSectionEditor(id, { category: keys[1] });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'moderator-only']);
    expect(await listed(id)).toMatchObject({ category: keys[0] });
    expect((await setAsSectionEditor(id, { addTag: 'Own' })).statusCode).toBe(200);
    await grant(keys[0] ?? '', keys[1] ?? '');
    expect((await setAsSectionEditor(id, { category: keys[1] })).statusCode).toBe(200);
    expect(await listed(id)).toEqual({ category: keys[1], tags: ['Own'] });
  });
});
