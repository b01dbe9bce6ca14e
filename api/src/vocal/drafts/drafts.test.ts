import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Draft, draftConflictSchema, draftResourceSchema, draftResponseSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { demoAccounts } from '../../accounts/demo/demoAccounts.ts';
import { posts } from '../../db/schema/posts.ts';
import { workingCopies } from '../../db/schema/workingCopies.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';
import { signIn } from '../../testing/writers.ts';
import { lockPost } from './lockPost.ts';

let network: TestNetwork;
let now = testNow;
const cookies: Record<'author' | 'other' | 'admin' | 'visitor', string> = {
  author: '',
  other: '',
  admin: '',
  visitor: '',
};

beforeAll(async () => {
  network = await createTestNetwork({ POST_LIMIT: '40', SAVE_LIMIT: '2000' }, undefined, () => now);
  cookies.author = await signIn(network.app, demoAccounts.writer);
  cookies.admin = await signIn(network.app, demoAccounts.moderator);
  const stranger = {
    firstName: 'Ola',
    lastName: 'Strand',
    email: 'ola@strand.example',
    password: 'kelp-and-barnacles',
  };
  await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: stranger });
  cookies.other = await signIn(network.app, stranger);
});
afterEach(() => {
  now = testNow;
});
afterAll(() => network.close());

type Role = keyof typeof cookies;
const call = (
  method: InjectOptions['method'] & string,
  path: string,
  more: InjectOptions = {},
  role: Role = 'author',
) =>
  network.app.inject({
    ...more,
    method: method as 'GET',
    url: `/api/vocal/posts/${path}`,
    headers: { cookie: cookies[role], ...more.headers },
  });
const postOf = (response: { json(): unknown }): Draft => draftResponseSchema.parse(response.json()).post;
const create = async (role: Role = 'author') => postOf(await call('POST', 'create', {}, role));
const save = async (id: string, version: number | '*', changes: object, query = '', role: Role = 'author') => {
  const headers = { 'if-match': version === '*' ? '*' : `"${version}"` };
  const response = await call('PUT', `${id}${query}`, { payload: changes, headers }, role);
  // The response is the post as it is stored from then on.
  if (response.statusCode === 200) expect(postOf(response)).toEqual(postOf(await call('GET', id, {}, role)));
  return response;
};
const ownPosts = async () => {
  const current = await network.app.inject({ url: '/api/currentUser', headers: { cookie: cookies.author } });
  return network.db
    .select()
    .from(posts)
    .where(eq(posts.authorId, Number(current.json().user.id)));
};
async function publishedPost() {
  const found = (await ownPosts()).find(({ status }) => status === 'published');
  if (!found) throw new Error('The writer of the demo has no published post.');
  return found;
}
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const pointers = (response: { json(): { errors?: { pointer: string }[] } }) =>
  response.json().errors?.map(({ pointer }) => pointer);

describe('a new post', () => {
  test('is an empty draft of the account that made it', async () => {
    const response = await call('POST', 'create');
    expect(response.statusCode).toBe(201);
    expect(response.headers).toMatchObject({ etag: '"1"', 'cache-control': 'private, no-store' });
    expect(postOf(response)).toMatchObject({ reviewStatus: 'draft', name: '', content: '', modules: [], site: null });
  });

  test('is refused to an account that has made too many within an hour', async () => {
    const statuses = [];
    for (let count = 0; count < 41; count += 1) statuses.push((await call('POST', 'create', {}, 'other')).statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(40);
    const refused = await call('POST', 'create', {}, 'other');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(3_600);
    later(61);
    expect((await call('POST', 'create', {}, 'other')).statusCode).toBe(201);
  });
});

describe('saving', () => {
  test('changes the fields that are sent, and counts versions', async () => {
    const { id } = await create();
    const saved = await save(id, 1, { name: 'Kelp', content: '<p>One</p>' });
    expect(saved.headers.etag).toBe('"2"');
    expect(postOf(await save(id, 2, { subtitle: 'Green' }))).toMatchObject({
      name: 'Kelp',
      subtitle: 'Green',
      version: 3,
    });
    const read = await call('GET', id);
    expect(read.headers.etag).toBe('"3"');
    expect(postOf(read)).toMatchObject({ name: 'Kelp', subtitle: 'Green', content: '<p>One</p>' });
  });

  test('without a change makes no version', async () => {
    const { id } = await create();
    const saved = postOf(await save(id, 1, { name: 'Kelp' }));
    expect(postOf(await save(id, 2, { name: 'Kelp' })).version).toBe(2);
    const { site, key, name, title, content, modules, tags } = saved;
    expect(postOf(await save(id, 2, { site, key, name, title, content, modules, tags })).version).toBe(2);
  });

  test('returns only the fields that the caller lacks, if it prefers so', async () => {
    const { id } = await create();
    const prefer = 'return=minimal';
    const minimal = async (version: number | '*', changes: object) => {
      const condition = version === '*' ? '*' : `"${version}"`;
      const response = await call('PUT', id, { payload: changes, headers: { 'if-match': condition, prefer } });
      return { applied: response.headers['preference-applied'], post: response.json().post };
    };
    const first = await minimal(1, { name: 'Kelp', content: '<p onclick="x()">One</p>', tags: [] });
    expect(first.applied).toBe(prefer);
    // The sanitizer has changed one of the fields.
    expect(first.post).toMatchObject({ version: 2, reviewStatus: 'draft', content: '<p>One</p>' });
    for (const field of ['name', 'tags', 'modules', 'summary']) expect(first.post).not.toHaveProperty(field);

    const stored = postOf(await call('GET', id));
    const second = await minimal(2, { subtitle: 'Green' });
    expect({ ...stored, subtitle: 'Green', ...second.post }).toEqual(postOf(await call('GET', id)));

    // Nobody knows which version this caller has.
    const third = await minimal('*', { subtitle: 'Blue' });
    expect(third.applied).toBeUndefined();
    expect(third.post).toEqual(postOf(await call('GET', id)));
    // A repeated save is recognized, and the caller may lack the version between.
    const repeated = await minimal(2, { subtitle: 'Blue' });
    expect(repeated.post).toEqual(third.post);
  });

  test('needs the version that was changed', async () => {
    const { id } = await create();
    const response = await call('PUT', id, { payload: { name: 'Kelp' } });
    expect(response.statusCode).toBe(428);
    expect(response.json()).toMatchObject({ code: 'version-missing' });
  });

  test('of an older version gets the stored one, unless it overwrites on purpose', async () => {
    const { id } = await create();
    await save(id, 1, { name: 'Mine' });
    const stale = await save(id, 1, { name: 'Theirs' });
    expect(stale.statusCode).toBe(412);
    expect(stale.headers.etag).toBe('"2"');
    expect(draftConflictSchema.parse(stale.json()).post).toMatchObject({ name: 'Mine', version: 2 });
    expect(postOf(await save(id, '*', { name: 'Theirs' }))).toMatchObject({ name: 'Theirs', version: 3 });
  });

  test('that is stored already is no conflict: its response was lost, and the sanitizer may have changed it', async () => {
    const { id } = await create();
    const changes = { content: '<p onclick="x()">Kelp</p>' };
    await save(id, 1, changes);
    const repeated = await save(id, 1, changes);
    expect(repeated.statusCode).toBe(200);
    expect(postOf(repeated)).toMatchObject({ content: '<p>Kelp</p>', version: 2 });
    expect((await save(id, 1, { ...changes, name: 'More' })).statusCode).toBe(412);
  });

  test('many times at once loses nothing: one of equals wins', async () => {
    const { id } = await create();
    const responses = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => save(id, 1, { name: `Name ${n}` })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412, 412, 412, 412]);
  });

  test('takes known fields only', async () => {
    const { id } = await create();
    for (const [changes, at] of [
      [{ reviewStatus: 'published' }, ''],
      [{ name: 7 }, '/name'],
      [{ name: 'x'.repeat(201) }, '/name'],
      [{ modules: [{ type: 'content', id: 'a' }] }, '/modules/0/content'],
      [{ mediaLayout: 'sideways' }, '/mediaLayout'],
    ] as const) {
      const response = await save(id, 1, changes);
      expect(response.statusCode).toBe(422);
      expect(pointers(response)).toEqual([at]);
    }
  });

  test('cleans text, and leaves no script in links and players', async () => {
    const { id } = await create();
    const saved = postOf(
      await save(id, 1, {
        name: 'Zero\0 and lone \ud800',
        content: '<p onclick="x()">One<script>x()</script></p>',
        imageCaption: '<b>Bold</b><iframe src="https://evil.example"></iframe>',
        modules: [
          { type: 'content', id: 'a', content: '<p style="color:red">Two</p>' },
          {
            type: 'video',
            id: 'b',
            brightcoveId: null,
            videoLink: null,
            videoData: { exists: true, thumbnailUrl: null, html: '<script>x()</script>' },
          },
          {
            type: 'video',
            id: 'c',
            brightcoveId: null,
            videoLink: 'https://youtu.be/abcdefghijk',
            videoData: null,
          },
        ],
      }),
    );
    expect(saved).toMatchObject({
      name: 'Zero and lone \ufffd',
      content: '<p>One</p>',
      imageCaption: '<b>Bold</b>',
      modules: [{ content: '<p>Two</p>' }, { videoData: null }, { videoData: { exists: true } }],
    });
    const link = await save(id, 2, {
      modules: [{ type: 'product', id: 'd', url: 'javascript:alert(1)', data: null, image: null }],
    });
    expect(pointers(link)).toEqual(['/modules/0/url']);
  });

  test('refuses more elements than a post can have, and more than four megabytes', async () => {
    const { id } = await create();
    const many = { type: 'content', content: '<p>a</p>'.repeat(7_000) };
    const response = await save(id, 1, { modules: ['a', 'b', 'c'].map((name) => ({ ...many, id: name })) });
    expect(response.statusCode).toBe(422);
    expect(pointers(response)).toEqual(['/modules']);
    const one = await save(id, 1, { modules: [{ ...many, id: 'a', content: '<p>a</p>'.repeat(10_001) }] });
    expect(pointers(one)).toEqual(['/modules/0/content']);
    expect((await save(id, 1, { content: 'a'.repeat(4 * 1024 * 1024) })).statusCode).toBe(413);
    // Above the limit of all other calls, and refused for another reason.
    expect((await save(id, 1, { content: 'a'.repeat(2 * 1024 * 1024) })).statusCode).toBe(422);
  });

  test('gives modules ids that stay, in the writer’s responses only', async () => {
    const { id } = await create();
    const text = (content: string, name: string) => ({ type: 'content', id: name, content });
    const saved = postOf(await save(id, 1, { modules: [text('a', 'x1'), text('b', 'x1'), text('c', '')] }));
    const ids = saved.modules.map((module) => module.id);
    expect(ids[0]).toBe('x1');
    expect(new Set(ids).size).toBe(3);
    const moved = postOf(await save(id, 2, { modules: [...saved.modules].reverse() }));
    expect(moved.modules.map((module) => module.id)).toEqual([...ids].reverse());

    const { id: live, site, key } = await publishedPost();
    const own = postOf(await call('GET', String(live)));
    expect(own.modules.every((module) => module.id !== '')).toBe(true);
    const read = await network.app.inject(`/api/posts/${key}?site=${site}`);
    expect(read.json().post.modules.every((module: object) => !('id' in module))).toBe(true);
  });
});

describe('names', () => {
  test('of categories, channels and tags are those of the site', async () => {
    const { id } = await create();
    expect(
      pointers(await save(id, 1, { site: 'beat', category: 'nowhere', tags: [{ id: '999999', name: 'x' }] })),
    ).toEqual(['/category', '/tags/0/id']);
    const newTags = ['a', 'b', 'c', 'd'].map((name) => ({ id: null, name }));
    expect(pointers(await save(id, 1, { tags: newTags }))).toEqual(['/tags']);
    expect(postOf(await save(id, 1, { tags: newTags.slice(1) })).tags).toEqual(newTags.slice(1));
  });

  test.each(['list', 'about', 'search', 'vocal', 'api', 'preview', 'video'])('%p is no key of a post', async (key) => {
    const { id } = await create();
    expect(pointers(await save(id, 1, { key }))).toEqual(['/key']);
  });

  test('a key belongs to one post of a site', async () => {
    const { site, key } = await publishedPost();
    const { id } = await create();
    const response = await save(id, 1, { site, key });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'key-taken', errors: [{ pointer: '/key' }] });
    expect((await save(id, 1, { site: site === 'beat' ? 'marquee' : 'beat', key })).statusCode).toBe(200);
  });
});

describe('a published post', () => {
  test('is changed in a working copy, and readers see nothing of it', async () => {
    const before = await publishedPost();
    const id = String(before.id);
    const { version } = postOf(await call('GET', id));
    const saved = postOf(await save(id, version, { name: 'Another name', content: '<p>Other</p>' }));
    expect(saved).toMatchObject({
      name: 'Another name',
      reviewStatus: 'published',
      pending: { reviewStatus: 'draft' },
    });
    expect(saved.version).toBe(version + 1);
    const [after] = await network.db.select().from(posts).where(eq(posts.id, before.id));
    expect(after).toEqual(before);
    expect(postOf(await call('GET', id)).name).toBe('Another name');
    await network.db.delete(workingCopies);
  });
});

test('every post of the demo is saved byte for byte: by its name alone, and as a whole', async () => {
  const rows = await network.db.select().from(posts).where(eq(posts.status, 'published'));
  const stored = () => network.db.execute(`select id, content, modules::text from posts order by id`);
  const before = (await stored()).rows;
  for (const { id: number, name } of rows) {
    const id = String(number);
    const draft = postOf(await call('GET', id, {}, 'admin'));
    const { content, modules, tags, site, key, image, imageCaption, category, channel } = draft;
    const whole = { name, content, modules, tags, site, key, image, imageCaption, category, channel };
    expect(postOf(await save(id, draft.version, whole, '', 'admin')).version).toBe(draft.version);
    const named = postOf(await save(id, draft.version, { name: `${name}.` }, '', 'admin'));
    expect(named).toEqual({
      ...draft,
      name: `${name}.`,
      version: draft.version + 1,
      pending: expect.anything(),
      modifiedAt: now.toISOString(),
    });
    // The same for posts that are not published.
    await network.db.delete(workingCopies);
    await network.db.update(posts).set({ status: 'unpublished' }).where(eq(posts.id, number));
    const hidden = postOf(await save(id, draft.version, whole, '', 'admin'));
    expect(postOf(await save(id, hidden.version, { name: `${name}!` }, '', 'admin')).modules).toEqual(draft.modules);
  }
  const after = (await stored()).rows;
  expect(after).toEqual(before);
  await network.db.update(posts).set({ status: 'published' }).where(eq(posts.status, 'unpublished'));
});

test('a save that was on its way when the post went into the trash changes nothing there', async () => {
  const { id } = await create();
  let saving: ReturnType<typeof save> | undefined;
  await network.db.transaction(async (transaction) => {
    await lockPost(transaction, id);
    saving = save(id, '*', { name: 'Late' });
    await until(async () => {
      const { rows } = await network.db.execute(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    await transaction
      .update(posts)
      .set({ deletedAt: now })
      .where(eq(posts.id, Number(id)));
  });
  expect((await saving)?.json()).toMatchObject({ status: 409, code: 'post-locked' });
  const [row] = await network.db
    .select()
    .from(posts)
    .where(eq(posts.id, Number(id)));
  expect(row).toMatchObject({ name: '', version: 1 });
});

describe('a lock', () => {
  test('of a post in review or in the trash', async () => {
    const { id } = await create();
    await network.db
      .update(posts)
      .set({ status: 'in-review' })
      .where(eq(posts.id, Number(id)));
    expect((await save(id, 1, { name: 'x' })).json()).toMatchObject({ status: 409, code: 'post-locked' });
    expect((await save(id, 1, { name: 'x' }, '', 'admin')).statusCode).toBe(200);
    const read = draftResourceSchema.parse((await call('GET', `resource/${id}`)).json());
    expect(read.permissions).toEqual({ edit: false, submit: false, delete: false, restore: false });
    await network.db
      .update(posts)
      .set({ status: 'draft', deletedAt: now })
      .where(eq(posts.id, Number(id)));
    expect((await save(id, 2, { name: 'y' }, '', 'admin')).json()).toMatchObject({ status: 409 });
  });
});
