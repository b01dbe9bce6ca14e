import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { draftConflictSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { until } from '../../testing/until.ts';
import { lockPost } from '../drafts/lockPost.ts';
import { DraftCalls, pointers, postOf } from '../drafts/testing/DraftCalls.ts';

let drafts: DraftCalls;
beforeAll(async () => {
  drafts = await DraftCalls.open();
});
afterAll(() => drafts.network.close());

describe('saving', () => {
  test('changes the fields that are sent, and counts versions', async () => {
    const { id } = await drafts.create();
    const saved = await drafts.save(id, 1, { name: 'Kelp', content: '<p>One</p>' });
    expect(saved.headers.etag).toBe('"2"');
    expect(postOf(await drafts.save(id, 2, { subtitle: 'Green' }))).toMatchObject({
      name: 'Kelp',
      subtitle: 'Green',
      version: 3,
    });
    const read = await drafts.call('GET', id);
    expect(read.headers.etag).toBe('"3"');
    expect(postOf(read)).toMatchObject({ name: 'Kelp', subtitle: 'Green', content: '<p>One</p>' });
  });

  test('creates no version without a change', async () => {
    const { id } = await drafts.create();
    const saved = postOf(await drafts.save(id, 1, { name: 'Kelp' }));
    expect(postOf(await drafts.save(id, 2, { name: 'Kelp' })).version).toBe(2);
    const { site, key, name, title, content, modules, tags } = saved;
    expect(postOf(await drafts.save(id, 2, { site, key, name, title, content, modules, tags })).version).toBe(2);
  });

  test('returns only the fields that the caller lacks, if it prefers so', async () => {
    const { id } = await drafts.create();
    const prefer = 'return=minimal';
    const minimal = async (version: number | '*', changes: object) => {
      const condition = version === '*' ? '*' : `"${version}"`;
      const response = await drafts.call('PUT', id, { payload: changes, headers: { 'if-match': condition, prefer } });
      return { applied: response.headers['preference-applied'], post: response.json().post };
    };
    const first = await minimal(1, { name: 'Kelp', content: '<p onclick="x()">One</p>', tags: [] });
    expect(first.applied).toBe(prefer);
    // The sanitizer has changed one of the fields.
    expect(first.post).toMatchObject({ version: 2, reviewStatus: 'draft', content: '<p>One</p>' });
    for (const field of ['name', 'tags', 'modules', 'summary']) expect(first.post).not.toHaveProperty(field);

    const stored = postOf(await drafts.call('GET', id));
    const second = await minimal(2, { subtitle: 'Green' });
    expect({ ...stored, subtitle: 'Green', ...second.post }).toEqual(postOf(await drafts.call('GET', id)));

    // The caller's version is unknown.
    const third = await minimal('*', { subtitle: 'Blue' });
    expect(third.applied).toBeUndefined();
    expect(third.post).toEqual(postOf(await drafts.call('GET', id)));
    // A repeated save is recognized, and the caller may lack the version between.
    const repeated = await minimal(2, { subtitle: 'Blue' });
    expect(repeated.post).toEqual(third.post);
  });

  test('refuses changes of another account than the one that is signed in, also for a moderator', async () => {
    const { id, author } = await drafts.create();
    const save = (account: string | undefined, role: 'author' | 'other' | 'admin') => {
      const headers = { 'if-match': '*', ...(account !== undefined && { 'vocal-account': account }) };
      return drafts.call('PUT', id, { payload: { name: `By ${role}` }, headers }, role);
    };
    const own = String(author?.id);
    for (const [account, role] of [
      [own, 'admin'],
      [own, 'other'],
      ['0', 'author'],
      ['', 'author'],
      ['9'.repeat(4_000), 'author'],
    ] as const) {
      const response = await save(account, role);
      expect([response.statusCode, response.json().code]).toEqual([403, 'other-account']);
    }
    expect(postOf(await drafts.call('GET', id)).name).toBe('');
    expect((await save(own, 'author')).statusCode).toBe(200);
    expect((await save(undefined, 'author')).statusCode).toBe(200);
  });

  test('needs the version that was changed', async () => {
    const { id } = await drafts.create();
    const response = await drafts.call('PUT', id, { payload: { name: 'Kelp' } });
    expect(response.statusCode).toBe(428);
    expect(response.json()).toMatchObject({ code: 'version-missing' });
  });

  test('rejects an older version and returns the stored one, unless it overwrites', async () => {
    const { id } = await drafts.create();
    await drafts.save(id, 1, { name: 'Mine' });
    const stale = await drafts.save(id, 1, { name: 'Theirs' });
    expect(stale.statusCode).toBe(412);
    expect(stale.headers.etag).toBe('"2"');
    expect(draftConflictSchema.parse(stale.json()).post).toMatchObject({ name: 'Mine', version: 2 });
    expect(postOf(await drafts.save(id, '*', { name: 'Theirs' }))).toMatchObject({ name: 'Theirs', version: 3 });
  });

  test('accepts a repeated save whose response was lost', async () => {
    const { id } = await drafts.create();
    const changes = { content: '<p onclick="x()">Kelp</p>' };
    await drafts.save(id, 1, changes);
    const repeated = await drafts.save(id, 1, changes);
    expect(repeated.statusCode).toBe(200);
    expect(postOf(repeated)).toMatchObject({ content: '<p>Kelp</p>', version: 2 });
    expect((await drafts.save(id, 1, { ...changes, name: 'More' })).statusCode).toBe(412);
  });

  test('accepts one of many parallel saves of a version', async () => {
    const { id } = await drafts.create();
    const responses = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => drafts.save(id, 1, { name: `Name ${n}` })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412, 412, 412, 412]);
  });

  test('accepts known fields only', async () => {
    const { id } = await drafts.create();
    for (const [changes, at] of [
      [{ reviewStatus: 'published' }, ''],
      [{ name: 7 }, '/name'],
      [{ name: 'x'.repeat(201) }, '/name'],
      [{ modules: [{ type: 'content', id: 'a' }] }, '/modules/0/content'],
      [{ mediaLayout: 'sideways' }, '/mediaLayout'],
    ] as const) {
      const response = await drafts.save(id, 1, changes);
      expect(response.statusCode).toBe(422);
      expect(pointers(response)).toEqual([at]);
    }
  });

  test('sanitizes texts, links and players', async () => {
    const { id } = await drafts.create();
    const saved = postOf(
      await drafts.save(id, 1, {
        content: '<p onclick="x()">One<script>x()</script></p>',
        imageCaption: '<b>Bold</b><iframe src="https://evil.example"></iframe>',
        modules: [
          { type: 'content', id: 'a', title: 'Zero\0 and lone \ud800', content: '<p style="color:red">Two</p>' },
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
      content: '<p>One</p>',
      imageCaption: '<b>Bold</b>',
      modules: [
        { title: 'Zero and lone \ufffd', content: '<p>Two</p>' },
        { videoData: null },
        { videoData: { exists: true } },
      ],
    });
    const link = await drafts.save(id, 2, {
      modules: [{ type: 'product', id: 'd', url: 'javascript:alert(1)', data: null, image: null }],
    });
    expect(pointers(link)).toEqual(['/modules/0/url']);
  });

  test('refuses more elements than a post can have, and more than four megabytes', async () => {
    const { id } = await drafts.create();
    const many = { type: 'content', content: '<p>a</p>'.repeat(7_000) };
    const response = await drafts.save(id, 1, { modules: ['a', 'b', 'c'].map((name) => ({ ...many, id: name })) });
    expect(response.statusCode).toBe(422);
    expect(pointers(response)).toEqual(['/modules']);
    const one = await drafts.save(id, 1, { modules: [{ ...many, id: 'a', content: '<p>a</p>'.repeat(10_001) }] });
    expect(pointers(one)).toEqual(['/modules/0/content']);
    expect((await drafts.save(id, 1, { content: 'a'.repeat(4 * 1024 * 1024) })).statusCode).toBe(413);
    // A save may be larger than other calls, so this body is refused for another reason.
    expect((await drafts.save(id, 1, { content: 'a'.repeat(2 * 1024 * 1024) })).statusCode).toBe(422);
  });

  test('gives modules stable ids in the writer’s responses only', async () => {
    const { id } = await drafts.create();
    const text = (content: string, name: string) => ({ type: 'content', id: name, content });
    const saved = postOf(await drafts.save(id, 1, { modules: [text('a', 'x1'), text('b', 'x1'), text('c', '')] }));
    const ids = saved.modules.map((module) => module.id);
    expect(ids[0]).toBe('x1');
    expect(new Set(ids).size).toBe(3);
    const moved = postOf(await drafts.save(id, 2, { modules: [...saved.modules].reverse() }));
    expect(moved.modules.map((module) => module.id)).toEqual([...ids].reverse());

    const { id: live, site, key } = await drafts.publishedPost();
    const own = postOf(await drafts.call('GET', String(live)));
    expect(own.modules.every((module) => module.id !== '')).toBe(true);
    const read = await drafts.network.app.inject(`/api/posts/${key}?site=${site}`);
    expect(read.json().post.modules.every((module: object) => !('id' in module))).toBe(true);
  });
});

test('saves every post of the demo byte for byte', async () => {
  const rows = await drafts.network.db.select().from(posts).where(eq(posts.status, 'published'));
  const stored = () => drafts.network.db.execute(`select id, content, modules::text from posts order by id`);
  const before = (await stored()).rows;
  for (const { id: number, name } of rows) {
    const id = String(number);
    const draft = postOf(await drafts.call('GET', id, {}, 'admin'));
    const { content, modules, tags, site, key, image, imageCaption, category, channel } = draft;
    const whole = { name, content, modules, tags, site, key, image, imageCaption, category, channel };
    expect(postOf(await drafts.save(id, draft.version, whole, 'admin')).version).toBe(draft.version);
    const named = postOf(await drafts.save(id, draft.version, { name: `${name}.` }, 'admin'));
    expect(named).toEqual({
      ...draft,
      name: `${name}.`,
      version: draft.version + 1,
      pending: expect.anything(),
      modifiedAt: drafts.now.toISOString(),
    });
    // Unpublished posts behave in the same way.
    await drafts.network.db.delete(workingCopies);
    await drafts.network.db.update(posts).set({ status: 'unpublished' }).where(eq(posts.id, number));
    const hidden = postOf(await drafts.save(id, draft.version, whole, 'admin'));
    expect(postOf(await drafts.save(id, hidden.version, { name: `${name}!` }, 'admin')).modules).toEqual(draft.modules);
  }
  const after = (await stored()).rows;
  expect(after).toEqual(before);
  await drafts.network.db.update(posts).set({ status: 'published' }).where(eq(posts.status, 'unpublished'));
});

test('ignores a save that arrives after the post went into the trash', async () => {
  const { id } = await drafts.create();
  let saving: ReturnType<DraftCalls['save']> | undefined;
  await drafts.network.db.transaction(async (transaction) => {
    await lockPost(transaction, id);
    saving = drafts.save(id, '*', { name: 'Late' });
    await until(async () => {
      const { rows } = await drafts.network.db.execute(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    await transaction
      .update(posts)
      .set({ deletedAt: drafts.now })
      .where(eq(posts.id, Number(id)));
  });
  expect((await saving)?.json()).toMatchObject({ status: 409, code: 'post-locked' });
  const [row] = await drafts.network.db
    .select()
    .from(posts)
    .where(eq(posts.id, Number(id)));
  expect(row).toMatchObject({ name: '', version: 1 });
});
