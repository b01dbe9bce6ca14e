import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Draft, type DraftTag, draftResponseSchema } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { posts, postTags } from '../../kernel/db/schema/posts.ts';
import { revisions } from '../../kernel/db/schema/revisions.ts';
import { categories, tags } from '../../kernel/db/schema/taxonomy.ts';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn, signUpStranger } from '../../testing/writers.ts';

let network: TestNetwork;
let category: string;
const cookies = { author: '', other: '', admin: '', visitor: '' };
type Role = keyof typeof cookies;

beforeAll(async () => {
  network = await createTestNetwork({ POST_LIMIT: '40' });
  cookies.author = await signIn(network.app, demoAccounts.writer);
  cookies.admin = await signIn(network.app, demoAccounts.moderator);
  cookies.other = await signUpStranger(network.app);
  const [first] = await network.db.select().from(categories).where(eq(categories.site, 'beat'));
  category = first?.key ?? '';
  const current = await network.app.inject({ url: '/api/currentUser', headers: { cookie: cookies.author } });
  await network.db.insert(uploads).values({
    ...{ publicId: lead, userId: Number(current.json().user.id), createdAt: testNow },
    ...{ format: 'jpg', width: 800, height: 600, bytes: 9 },
  });
});
afterAll(() => network.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload: object = {}, role: Role = 'author') =>
  network.app.inject({
    method,
    url: `/api/vocal/posts/${path}`,
    headers: { cookie: cookies[role], 'if-match': '*' },
    ...(method !== 'GET' && { payload }),
  });
const postOf = (response: { json(): unknown }): Draft => draftResponseSchema.parse(response.json()).post;
const lead = `uploads/${crypto.randomUUID()}`;
const whole = {
  title: 'Night Drive: The Film?',
  subtitle: 'And what it sounds like',
  image: { public_id: lead, width: 800, height: 600 },
  content: '<p>Words.</p>',
};
async function newDraft(changes: object = whole): Promise<string> {
  const { id } = postOf(await call('POST', 'create'));
  await call('PUT', id, changes);
  return id;
}
const submit = (id: string, more: object = {}, role: Role = 'author') =>
  call(
    'POST',
    'submitForReview',
    { id, reviewStatus: 'needs-review', tags: [], category, site: 'beat', ...more },
    role,
  );
const newTag = (name: string): DraftTag => ({ id: null, name });
const tagNames = async (id: string) =>
  (
    await network.db
      .select({ name: tags.name })
      .from(postTags)
      .innerJoin(tags, eq(tags.id, postTags.tagId))
      .where(eq(postTags.postId, Number(id)))
      .orderBy(postTags.position)
  ).map(({ name }) => name);

describe('submitting for review', () => {
  test('sets typographic marks in the post and its new tags', async () => {
    const id = await newDraft({
      ...whole,
      title: 'Marks',
      subtitle: `It's "late"`,
      content: `<p>It's <code>'x'</code></p>`,
    });
    const submitted = postOf(await submit(id, { tags: [newTag(`Ray's kit`)] }));
    expect(submitted).toMatchObject({ subtitle: 'It’s “late”', content: `<p>It’s <code>'x'</code></p>` });
    expect(await tagNames(id)).toEqual(['Ray’s kit']);
  });

  test('gives the post its site, category and key, and keeps a revision', async () => {
    const id = await newDraft();
    const response = await submit(id);
    expect([response.statusCode, response.headers.etag]).toEqual([200, '"3"']);
    expect(postOf(response)).toMatchObject({
      reviewStatus: 'needs-review',
      site: 'beat',
      category,
      name: whole.title,
      key: 'night-drive-the-film',
      version: 3,
    });
    const stored = await network.db
      .select({ reason: revisions.reason, version: revisions.version })
      .from(revisions)
      .where(and(eq(revisions.postId, Number(id)), eq(revisions.reason, 'submit')));
    expect(stored).toEqual([{ reason: 'submit', version: 3 }]);
    expect(postOf(await submit(await newDraft())).key).toBe('night-drive-the-film-2');
    expect(postOf(await submit(await newDraft({ ...whole, title: 'Search' }))).key).toBe('search-2');
    expect(postOf(await submit(await newDraft({ ...whole, title: '夜' }))).key).toBe('ye');
    expect(postOf(await submit(await newDraft({ ...whole, title: '!?' }))).key).toBe('post');
  });

  test('names everything that is missing and changes nothing', async () => {
    const id = await newDraft({ title: 'Only a title' });
    const response = await submit(id, { category: null, site: null, tags: [newTag('Never made')] });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'invalid', error: 'Your post is not ready for review yet.' });
    expect(response.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/subtitle',
      '/image',
      '/content',
      '/site',
      '/category',
    ]);
    expect(postOf(await call('GET', id))).toMatchObject({ reviewStatus: 'draft', version: 2, key: null });
    expect(await network.db.select().from(tags).where(eq(tags.name, 'Never made'))).toEqual([]);
    expect((await submit(id, { category: 'no-such-category' })).json().errors[0].pointer).toBe('/category');
  });

  test('is refused twice, and for a published post without changes', async () => {
    const id = await newDraft();
    await submit(id);
    expect((await submit(id)).json()).toMatchObject({ status: 409, code: 'not-submittable' });
    expect((await submit(id, { reviewStatus: 'published' })).statusCode).toBe(422);
    for (const status of ['changes-requested', 'unpublished'] as const) {
      await network.db
        .update(posts)
        .set({ status })
        .where(eq(posts.id, Number(id)));
      expect((await submit(id)).statusCode).toBe(200);
    }
  });

  test('submits the changes of a published post without changing it', async () => {
    const list = await network.app.inject({
      url: '/api/vocal/posts?status=published',
      headers: { cookie: cookies.author },
    });
    const { id } = list.json().posts[0];
    const before = postOf(await call('GET', id));
    const again = { site: before.site, category: before.category, tags: before.tags };
    expect((await submit(id, again)).json()).toMatchObject({ status: 409, code: 'not-submittable' });
    await call('PUT', id, { subtitle: 'Better' });
    const submitted = postOf(await submit(id, again));
    expect(submitted).toMatchObject({
      reviewStatus: 'published',
      pending: { reviewStatus: 'needs-review' },
      subtitle: 'Better',
      key: before.key,
    });
    const [row] = await network.db
      .select()
      .from(posts)
      .where(eq(posts.id, Number(id)));
    expect(row).toMatchObject({ status: 'published', subtitle: before.subtitle });
  });

  test.each([
    ['visitor', 401],
    ['other', 404],
    ['admin', 403],
    ['author', 200],
  ] as const)('responds to %s with %i', async (role, status) => {
    expect((await submit(await newDraft(), {}, role)).statusCode).toBe(status);
  });

  test('names the fields whose marks it has set', async () => {
    const id = await newDraft({ ...whole, title: 'Named', subtitle: `It's "late"` });
    expect((await submit(id)).json().marked).toEqual(['subtitle']);
    expect((await submit(await newDraft({ ...whole, title: 'Plain' }))).json().marked).toEqual([]);
  });

  test('leaves the marks of a writer who does not want them changed', async () => {
    const current = await network.app.inject({ url: '/api/currentUser', headers: { cookie: cookies.author } });
    const { id: userId, smartPunctuation } = current.json().user;
    expect(smartPunctuation).toBe(true);
    const choose = (wanted: boolean) =>
      network.app.inject({
        method: 'POST',
        url: '/api/vocal/auth/update',
        headers: { cookie: cookies.author },
        payload: { id: userId, smartPunctuation: wanted },
      });
    expect((await choose(false)).json().user.smartPunctuation).toBe(false);
    const response = await submit(await newDraft({ ...whole, title: 'Straight', subtitle: `It's "late"` }));
    expect(response.json().marked).toEqual([]);
    expect(postOf(response).subtitle).toBe(`It's "late"`);
    await choose(true);
  });
});

describe('the tags of a submission', () => {
  test("match the site's tags by id or words, and add new ones in order", async () => {
    const [known] = await network.db.select().from(tags).where(eq(tags.site, 'beat'));
    const id = await newDraft();
    const given = [newTag(' Very   New '), { id: String(known?.id), name: 'x' }, newTag('very-new'), newTag('夜')];
    const { tags: stored } = postOf(await submit(id, { tags: given }));
    expect(stored.map(({ name }) => name)).toEqual(['Very New', known?.name, '夜']);
    expect(stored.every((tag) => tag.id !== null)).toBe(true);
    expect(await tagNames(id)).toEqual(['Very New', known?.name, '夜']);
    const second = await newDraft();
    await submit(second, { tags: [newTag('VERY NEW!'), newTag(known?.name.toUpperCase() ?? ''), newTag('夜')] });
    expect(await tagNames(second)).toEqual(['Very New', known?.name, '夜']);
  });

  test('are limited to three new tags and ten in total', async () => {
    const id = await newDraft();
    const many = (count: number) => Array.from({ length: count }, (_, index) => newTag(`Fresh ${index}`));
    const response = await submit(id, { tags: many(4) });
    expect(response.json()).toMatchObject({ status: 422, errors: [{ pointer: '/tags', code: 'too_big' }] });
    expect((await submit(id, { tags: many(11) })).statusCode).toBe(422);
    expect((await submit(id, { tags: [{ id: '999999', name: 'x' }] })).json().errors[0].pointer).toBe('/tags/0/id');
    expect((await submit(id, { tags: many(3) })).statusCode).toBe(200);
  });
});
