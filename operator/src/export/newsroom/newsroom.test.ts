import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OriginalStore, openOriginals } from '@marquee/api/acts/pictures.ts';
import { readConfig } from '@marquee/api/acts/settings.ts';
import {
  audit,
  mediaItems,
  postBylines,
  posts,
  stories,
  storyMessages,
  uploads,
  users,
} from '@marquee/api/acts/tables.ts';
import { eq, sql } from 'drizzle-orm';
import { createTestImport, fixtures, importDay, type TestImport } from '../../import/testing/testImport.ts';
import { exportFrom, filesOf } from '../testing/exportFrom.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(importDay.getTime() + hours * hour);
const corrections = [
  { kind: 'correction' as const, words: 'The pier is in Brighton.\nWe had it in Hove.', at: at(-48).toISOString() },
  { kind: 'update' as const, words: 'It has reopened.', at: at(-1).toISOString() },
];

let home: TestImport;
let archive: string;
let printed: string[];

const originalsOf = ({ dataDirectory, url }: TestImport): Promise<OriginalStore> =>
  openOriginals(readConfig({ DATA_DIR: dataDirectory, DATABASE_URL: url }));

/** Writes Markdown files and imports them. */
async function importFiles(at: TestImport, files: Record<string, string>) {
  const folder = join(at.dataDirectory, 'source');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return at.run(`markdown ${folder} --pictures ${fixtures}/pictures`);
}

const postOf = async ({ db }: TestImport, key: string) => {
  const [post] = await db.select().from(posts).where(eq(posts.key, key));
  if (!post) throw new Error(`There is no post ${key}.`);
  return post;
};

/** Reads everything of the newsroom without ids, and with one name for all pictures that are encoded again. */
async function newsroomOf({ db }: TestImport) {
  const rowsOf = async (query: string) => (await db.execute(sql.raw(query))).rows;
  const rows = {
    posts: await rowsOf(
      `select p.key, p.status, p.corrections, p.embargo_until, a.key as author,
        (select jsonb_agg(jsonb_build_array(b.position, u.key, b.role, b.percent) order by b.position)
          from post_bylines b join users u on u.id = b.user_id where b.post_id = p.id) as bylines
        from posts p left join users a on a.id = p.author_id order by p.key`,
    ),
    stories: await rowsOf(
      `select s.state, s.slug, s.brief, s.site, c.name as category, w.key as writer, e.key as editor, p.key as post,
        s.due_day, s.due_time, s.due_at, s.words, s.pictures, s.created_at, s.modified_at,
        (select jsonb_agg(jsonb_build_array(m.kind, u.key, m.at, m.text) order by m.id)
          from story_messages m left join users u on u.id = m.author_id where m.story_id = s.id) as messages
        from stories s left join categories c on c.id = s.category_id left join users w on w.id = s.writer_id
        left join users e on e.id = s.editor_id left join posts p on p.id = s.post_id order by s.slug`,
    ),
    library: await rowsOf(
      `select i.title, i.file_name, i.credit, i.rights, i.alt_text, i.focus, i.last_day, i.is_for_writers, i.words, u.key,
        i.added_at, i.public_id = i.original as is_original, p.edit, p.original = i.original as is_edited,
        (select jsonb_agg(jsonb_build_array(post.key, use.place) order by 1)
          from picture_uses use join posts post on post.id = use.post_id
          where use.original = i.original and use.site = i.site) as uses
        from media_items i join uploads p on p.public_id = i.public_id left join users u on u.id = i.added_by order by i.title`,
    ),
  };
  return rows;
}

const personOf = (key: string, name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { key, firstName, lastName, createdAt: importDay, modifiedAt: importDay };
};

async function fillNewsroom({ db }: TestImport, originals: OriginalStore) {
  const people = await db
    .insert(users)
    .values([personOf('bo', 'Bo Byrne'), personOf('cy', 'Cy Chen'), personOf('ed', 'Ed Evans')])
    .returning({ id: users.id });
  const [bo = 0, cy = 0, ed = 0] = people.map(({ id }) => id);
  const live = await postOf(home, 'live');
  const draft = await postOf(home, 'draft');
  await db.update(posts).set({ corrections }).where(eq(posts.id, live.id));
  await db
    .update(posts)
    .set({ embargoUntil: at(72) })
    .where(eq(posts.id, draft.id));
  await db.insert(postBylines).values([
    { postId: live.id, position: 1, userId: cy, role: 'photographs', percent: 25 },
    { postId: live.id, position: 2, userId: bo, role: 'words', percent: 10 },
  ]);
  const common = { site: 'beat' as const, creatorId: ed, createdAt: at(-90), modifiedAt: at(-60) };
  const key = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
  const made = await db
    .insert(stories)
    .values([
      {
        ...{ ...common, state: 'assigned', slug: 'Pier', brief: 'Two\nlines', categoryId: live.categoryId },
        ...{ writerId: bo, editorId: ed, postId: live.id, creationKey: key('1'), words: 900, pictures: '3' },
        ...{ dueDay: '2026-05-01', dueTime: '17:30', dueAt: new Date('2026-05-01T21:30:00.000Z') },
      },
      { ...common, state: 'pitched', slug: 'Bakers', brief: 'At night', writerId: cy, creationKey: key('2') },
      {
        ...{ ...common, state: 'declined', slug: 'Old news', brief: '', writerId: cy, creationKey: key('3') },
      },
    ])
    .returning({ id: stories.id });
  await db.insert(storyMessages).values([
    { storyId: made[1]?.id ?? 0, kind: 'ask', authorId: ed, at: at(-3), text: 'Which bakery?' },
    { storyId: made[2]?.id ?? 0, kind: 'decline', authorId: null, at: at(-2), text: 'We had it.\nSorry.' },
  ]);
  // A picture with a focal point is made from its original, and a post has the picture.
  const red = live.image?.public_id ?? '';
  const blue = draft.image?.public_id ?? '';
  const focal = 'uploads/99999999-0000-4000-8000-000000000000';
  const bytes = (await originals.read(blue))?.bytes ?? Buffer.alloc(0);
  await originals.write(focal, 'png', Buffer.concat([bytes, Buffer.from('focal')]));
  const focus = { x: 20, y: 80 };
  const edit = { rotation: 0 as const, crop: null, focus };
  await db.insert(uploads).values({
    ...{ publicId: focal, original: blue, edit, format: 'png', width: 6, height: 4, bytes: 100, createdAt: importDay },
  });
  await db
    .update(posts)
    .set({ image: draft.image && { ...draft.image, public_id: focal } })
    .where(eq(posts.id, draft.id));
  const item = { site: 'beat' as const, fileName: 'a.png', words: '', addedBy: ed, addedAt: at(-500) };
  await db.insert(mediaItems).values([
    {
      ...{ ...item, publicId: red, original: red, title: 'Red', credit: 'Ada / “PA”', rights: 'One year.\nNo sale.' },
      ...{ altText: '', lastDay: '2026-12-31', isForWriters: true, words: 'red ada pa  a png' },
    },
    {
      ...{ ...item, publicId: focal, original: blue, title: 'Blue', credit: '', rights: '', altText: null, focus },
      ...{ isForWriters: false, addedBy: null, words: 'blue   a png' },
    },
  ]);
}

beforeAll(async () => {
  home = await createTestImport();
  await importFiles(home, {
    'posts/live.md':
      '---\ntitle: Live\ndate: 2020-02-03\nauthor: { name: Ada Lovelace, key: ada }\ncategory: News\nimage: red.png\n---\nWords\n',
    'posts/draft.md': '---\ntitle: Draft\ndraft: true\ndate: 2020-02-04\nimage: blue.png\n---\nWords\n',
  });
  await fillNewsroom(home, await originalsOf(home));
  archive = join(home.dataDirectory, 'beat.zip');
  ({ lines: printed } = await exportFrom(home, archive));
});
afterAll(() => home.close());

it('exports corrections, an embargo and bylines with their posts, and stories and the library beside them', async () => {
  const files = await filesOf(archive);
  expect(printed).toEqual([
    expect.stringMatching(/has 2 posts of beat, 3 pictures and 0 files\.$/),
    '  It also has 3 stories and 2 pictures of the library.',
  ]);
  expect(files.get('posts/live.md')).toContain(
    'bylines:\n    - person:\n        key: cy\n        name: Cy Chen\n      role: photographs\n      percent: 25\n',
  );
  expect(files.get('posts/draft.md')).toContain(`embargoUntil: ${at(72).toISOString()}`);
  expect([...files.keys()]).toEqual(expect.arrayContaining(['marquee/library.json', 'marquee/stories.json']));
});

it('imports the same newsroom into an empty network, once', async () => {
  const away = await createTestImport();
  try {
    const tried = await away.run(`markdown ${archive} --dry-run`);
    expect(await newsroomOf(away)).toEqual({ posts: [], stories: [], library: [] });
    const { report, isWhole, printed: lines } = await away.run(`markdown ${archive}`);
    expect(tried.report).toEqual({ ...report, isDryRun: true });
    expect(isWhole).toBe(true);
    const none = { unchanged: 0, 'changed-at-source': 0, refused: 0 };
    expect(report.newsroom.totals).toEqual({
      ...{ stories: { kept: 3, ...none }, pictures: { kept: 2, ...none }, edits: { kept: 1, ...none } },
    });
    expect(lines.join('\n')).toContain('3 stories and 2 pictures of the library are new.');
    const [before, after] = [await newsroomOf(home), await newsroomOf(away)];
    expect(after).toEqual(before);
    // Each part is there, so that an empty newsroom cannot equal another.
    expect(after.posts[1]).toMatchObject({ bylines: [[1, 'cy', 'photographs', 25], expect.anything()], corrections });
    expect(after.library[0]).toMatchObject({ is_edited: true, uses: [['draft', 'lead']], focus: { x: 20, y: 80 } });
    const recorded = await away.db.select().from(audit).where(eq(audit.subject, 'post'));
    expect(recorded.map(({ after: told }) => told)).toContainEqual(
      expect.objectContaining({ bylines: [expect.objectContaining({ percent: 25 }), expect.anything()] }),
    );
    const again = await away.run(`markdown ${archive}`, at(1));
    expect(again.report.newsroom.totals.stories).toEqual({ ...none, kept: 0, unchanged: 3 });
    expect(again.report.newsroom.totals.pictures).toEqual({ ...none, kept: 0, unchanged: 2 });
    expect(await newsroomOf(away)).toEqual(after);
  } finally {
    await away.close();
  }
});

it('tells no writer that a story is late that was late before the import', async () => {
  const away = await createTestImport();
  try {
    await away.run(`markdown ${archive}`);
    const [late] = await away.db.select().from(stories).where(eq(stories.slug, 'Pier'));
    expect(late?.toldDueAt).toEqual(late?.dueAt);
  } finally {
    await away.close();
  }
});

describe('an import', () => {
  const front = '---\ntitle: Old\ndate: 2020-02-03\nslug: old\nmarquee: { name: Old name }\n---\nWords\n';
  let away: TestImport;
  beforeAll(async () => {
    away = await createTestImport();
  });
  afterAll(() => away.close());

  it('reads exports without a newsroom', async () => {
    const { report, printed: lines } = await importFiles(away, { 'posts/old.md': front });
    expect(report.records).toMatchObject([{ outcome: 'kept', notes: [{ reason: expect.stringContaining('author') }] }]);
    expect(await postOf(away, 'old')).toMatchObject({ name: 'Old name', corrections: [], embargoUntil: null });
    expect(lines.join('\n')).not.toContain('stories');
  });

  it('keeps a post with an embargo that has not ended as a draft', async () => {
    const until = at(1).toISOString();
    const { report } = await importFiles(away, {
      'posts/early.md': front
        .replaceAll('Old', 'Early')
        .replace('slug: old', 'slug: early')
        .replace('name:', `embargoUntil: "${until}", name:`),
    });
    expect(report.records[0]?.notes[0]?.reason).toBe(`Its embargo ends at ${until}. It became a draft.`);
    expect(await postOf(away, 'early')).toMatchObject({ status: 'draft', embargoUntil: at(1) });
  });

  it('leaves out fields beyond their limits, and says so', async () => {
    const person = (number: number) => `{ person: { key: p${number}, name: P }, role: words, percent: 10 }`;
    const many = (count: number, one: (number: number) => string) =>
      `[${Array.from({ length: count }, (_, number) => one(number)).join(', ')}]`;
    const correction = `{ kind: update, words: New, at: "${at(0).toISOString()}" }`;
    const fields = (bylines: string, corrections: string) =>
      front
        .replace('name: Old name', `bylines: ${bylines}, corrections: ${corrections}`)
        .replace('slug: old', 'slug: x');
    const { report } = await importFiles(away, {
      'posts/many.md': fields(
        many(10, person),
        many(51, () => correction),
      ),
      'posts/shares.md': fields(
        '[{ person: { key: a, name: A }, role: words, percent: 60 }, { person: { key: b, name: B }, role: words, percent: 41 }]',
        `[{ kind: update, words: "${'a'.repeat(501)}", at: "${at(0).toISOString()}" }]`,
      ),
    });
    const reasons = report.records.flatMap(({ notes }) => notes.map(({ reason }) => reason));
    for (const field of ['bylines', 'corrections'])
      expect(reasons.filter((reason) => reason.includes(`marquee.${field}`))).toHaveLength(2);
  });

  it('refuses entries beyond their limits and files that are no JSON, and imports the others', async () => {
    const story = { id: 'a', slug: 'Fine', brief: '', words: null, pictures: '', state: 'assigned', category: null };
    const whole = {
      ...{ ...story, writer: { key: 'w', name: 'Will Wong' }, editor: null, due: null, post: '../posts/none.md' },
      ...{ messages: [], createdAt: at(0).toISOString(), modifiedAt: at(0).toISOString() },
    };
    const { report } = await importFiles(away, {
      'marquee/stories.json': JSON.stringify({
        stories: [
          whole,
          { ...whole, id: 'b', slug: 'a'.repeat(81) },
          {
            ...whole,
            id: 'c',
            messages: Array.from({ length: 51 }, () => ({ kind: 'ask', at: at(0), from: null, text: '' })),
          },
          { ...whole, id: 'd', due: { day: '2026-03-08', time: '02:30' } },
          'nothing',
        ],
      }),
      'marquee/library.json': '{"pictures": 3',
    });
    expect(report.newsroom.totals.stories).toMatchObject({ kept: 1, refused: 4 });
    const [kept] = await away.db.select().from(stories);
    expect(kept).toMatchObject({ slug: 'Fine', state: 'accepted', postId: null });
    const ofNewsroom = report.records.filter(({ file }) => file.startsWith('marquee/'));
    expect(
      ofNewsroom.map(({ outcome, reason, notes }) => reason ?? notes.map((note) => [outcome, note.reason])),
    ).toEqual([
      expect.stringMatching(/^It is no JSON/),
      [
        ['kept', 'Its post ../posts/none.md was not imported.'],
        ['kept', 'It has no post, so it is accepted and not assigned.'],
      ],
      expect.stringContaining('slug'),
      expect.stringContaining('messages'),
      expect.stringContaining('The due time does not exist'),
      expect.any(String),
    ]);
    expect(ofNewsroom[2]?.notes[0]?.text).toContain('a'.repeat(81));
  });

  it('refuses a file of stories that is too large, and pictures that are not in the archive', async () => {
    const item = {
      ...{ picture: '../pictures/none.png', original: '../pictures/none.png', title: 'None', fileName: '', credit: '' },
      ...{ rights: '', altText: null, focus: null, lastDay: null, isForWriters: true, addedBy: null },
      addedAt: at(0).toISOString(),
    };
    const { report } = await importFiles(away, {
      'marquee/stories.json': ' '.repeat(64 * 1_048_576 + 1),
      'marquee/library.json': JSON.stringify({ pictures: [item] }),
    });
    expect(report.records.filter(({ file }) => file.startsWith('marquee/')).map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/stories\.json has 67108865 bytes/),
      expect.stringMatching(/^The picture pictures\/none\.png cannot be stored: It is not among/),
    ]);
    expect(await readFile(join(away.dataDirectory, 'source/marquee/library.json'), 'utf8')).toContain('None');
  });
});
