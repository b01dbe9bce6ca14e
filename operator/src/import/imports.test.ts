import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { importedRecords, posts, users } from '@marquee/api/acts/tables.ts';
import { eq } from 'drizzle-orm';
import { wordsOf } from '../html/htmlTree.ts';
import type { ImportReport, ReportedRecord } from './report/ImportReport.ts';
import { createTestImport, fixtures, importDay, type TestImport } from './testing/testImport.ts';

let home: TestImport;
beforeAll(async () => {
  home = await createTestImport();
});
afterAll(() => home.close());

const pictures = `--pictures ${fixtures}/pictures`;
const files = [
  ...(await readdir(join(fixtures, 'wxr'))).map((name) => `wxr ${fixtures}/wxr/${name}`),
  ...(await readdir(join(fixtures, 'ghost'))).map((name) => `ghost ${fixtures}/ghost/${name}`),
  `markdown ${fixtures}/markdown`,
];
const byTitle = (records: readonly ReportedRecord[], title: string) => records.find((record) => record.title === title);

describe.each(files)('%s', (line) => {
  test('reports the same in a dry run as in the import, and changes nothing in a second import', async () => {
    const empty = await createTestImport();
    try {
      const tried = await empty.run(`${line} ${pictures} --dry-run`);
      expect(Object.values(await empty.tables()).flat()).toEqual([]);
      expect(await readdir(join(empty.dataDirectory, 'uploads'))).toEqual([]);
      const first = await empty.run(`${line} ${pictures}`);
      expect(tried.report).toEqual({ ...first.report, isDryRun: true });
      const tables = await empty.tables();
      const second = await empty.run(`${line} ${pictures}`, new Date(importDay.getTime() + 3_600_000));
      expect(second.report.totals).toMatchObject({
        kept: 0,
        unchanged: first.report.totals.kept,
        'changed-at-source': 0,
      });
      expect(await empty.tables()).toEqual(tables);
      // Each run reports everything, and a dry run after the import too.
      const withoutOutcomes = ({ totals: _totals, records, ...report }: ImportReport) => ({
        ...report,
        records: records.map(({ outcome, ...record }) => ({ ...record, isRefused: outcome === 'refused' })),
      });
      expect(withoutOutcomes(second.report)).toEqual(withoutOutcomes(first.report));
      const third = await empty.run(`${line} ${pictures} --dry-run`);
      expect(withoutOutcomes(third.report)).toEqual({ ...withoutOutcomes(first.report), isDryRun: true });
      for (const { outcome, words, notes } of first.report.records) {
        if (outcome !== 'kept') continue;
        expect(words?.source).toBe((words?.post ?? 0) + (words?.notes ?? 0));
        expect(wordsOf(notes.map(({ text }) => text).join(' ')).length).toBe(words?.notes);
      }
      // The report may name what the post does not show.
      expect(JSON.stringify({ ...tables, imported: [] })).not.toMatch(/onerror=|href=.{0,3}javascript|<script|<svg/);
    } finally {
      await empty.close();
    }
  });
});

/** Number of kills. Each takes seconds, because the program starts again. */
const kills = Number(process.env.IMPORT_KILLS ?? 2);

const postOf = async (key: string) => {
  const [post] = await home.db.select().from(posts).where(eq(posts.key, key));
  return post;
};

test('keeps authors, sections, dates, keys, pictures and players of WordPress and reports the rest', async () => {
  await home.db.insert(users).values({
    ...{ key: 'ada-here', email: 'ada@old.example', firstName: 'Ada', lastName: 'Here' },
    ...{ createdAt: importDay, modifiedAt: importDay },
  });
  const { report, isWhole, printed } = await home.run(`wxr ${fixtures}/wxr/classic-and-blocks.xml ${pictures}`);
  expect(isWhole).toBe(true);
  expect(report.totals).toEqual({ kept: 9, unchanged: 0, 'changed-at-source': 0, refused: 8 });
  const refused = report.records.filter(({ outcome }) => outcome === 'refused');
  expect(refused.map(({ title, line, reason }) => [title, line !== null, reason])).toEqual([
    ['red.png', true, 'It is a picture or file: pictures come with the posts that show them.'],
    ['Private', true, 'It is private at the source.'],
    ['Trash', true, 'It is in the trash at the source.'],
    ['A page', true, 'Pages are not imported. Its address leads nowhere until you redirect it.'],
    ['Locked', true, 'It has a password, and readers would see it without.'],
    ['Twice', true, 'Another record of the file has the same number.'],
    ['', true, 'It has neither a title nor a text.'],
    ['blue.png', true, 'It is a picture or file: pictures come with the posts that show them.'],
  ]);
  expect(printed.join('\n')).toContain('9 are new posts');
  const { posts: rows, formerAddresses: addresses = [], users: people } = await home.tables();
  expect(rows).toContainEqual(
    expect.objectContaining({
      author: 'ghost-writer',
      post: expect.objectContaining({ key: 'ri-ben', title: '日本語', published_at: '2019-05-04T10:00:00+00:00' }),
    }),
  );
  expect(rows?.[0]).toMatchObject({ author: 'ada-here', category: 'news', tags: ['loud', 'music'] });
  expect(people).toHaveLength(2);
  const targets = new Map((addresses as { address: string; target: string }[]).map((row) => [row.address, row.target]));
  for (const [address, target] of [
    ...[
      ['/2019/05/post-1', 'post-1'],
      ['/?p=1', 'post-1'],
      ['/older-key', 'post-1'],
      ['/2019/05/older-key', 'post-1'],
    ],
    ...[
      ['/2019/05/search', 'search-2'],
      ['/2019/05/日本', 'ri-ben'],
      ['/?p=8', 'post-8'],
      ['/?p=3', undefined],
    ],
    ...[
      ['/category/news', 'news'],
      ['/category/music', 'music'],
      ['/tag/loud', 'loud'],
      ['/author/ada', 'ada-here'],
    ],
  ] as const)
    expect([address, targets.get(address)]).toEqual([address, target]);
  const classic = await postOf('post-1');
  expect(classic?.image).toMatchObject({ width: 6, height: 4, format: 'png' });
  expect(classic?.modules.map(({ type }) => type)).toEqual([
    'image',
    'content',
    'gallery',
    'video',
    'content',
    'video',
    'video',
  ]);
  expect(classic?.modules[0]).toMatchObject({ imageAltText: 'Red', imageCaption: 'A <em>red</em> square' });
  expect(byTitle(report.records, 'Duplicate')?.notes[0]?.reason).toBe('Its key "post-1" is "post-1-2" here.');
  expect(byTitle(report.records, 'Planned')).toMatchObject({ status: 'scheduled' });
});

test('does not import changed or deleted records again', async () => {
  const wxr = async (title: string) => {
    const file = join(home.dataDirectory, 'changing.xml');
    const item = `<item><title>${title}</title><wp:post_id>77</wp:post_id><wp:status>draft</wp:status><content:encoded>Words</content:encoded></item>`;
    await writeFile(file, `<rss xmlns:wp="a" xmlns:content="b"><channel>${item}</channel></rss>`);
    return (await home.run(`wxr ${file}`)).report.totals;
  };
  expect(await wxr('First')).toMatchObject({ kept: 1 });
  expect(await wxr('Second')).toMatchObject({ kept: 0, 'changed-at-source': 1 });
  expect(await postOf('first')).toMatchObject({ title: 'First' });
  await home.db.delete(posts).where(eq(posts.key, 'first'));
  expect(await wxr('First')).toMatchObject({ kept: 0, unchanged: 1 });
  expect(await postOf('first')).toBeUndefined();
});

test('removes invisible characters and names without other characters', async () => {
  const texts = { title: 'Un\u0010seen\u202e words', subtitle: '\u200b', author: 'Ann\u0007\u202e Lee' };
  const lists = {
    categories: ['\u2060', 'Ne\u200ews'],
    tags: ['\u3164', 'Re\u001dgge'],
    marquee: { channel: '\u00ad' },
  };
  const matter = JSON.stringify({ ...texts, ...lists, key: 'unseen', date: '2019-05-04' });
  await mkdir(join(home.dataDirectory, 'unseen'));
  await writeFile(join(home.dataDirectory, 'unseen/post.md'), `---\n${matter}\n---\nWords`);
  const { report } = await home.run(`markdown ${home.dataDirectory}/unseen`);
  expect(report.records[0]?.reason).toBeNull();
  const { posts: rows } = await home.tables();
  expect(rows).toContainEqual(
    expect.objectContaining({
      ...{ category: 'news', tags: ['re-gge'] },
      post: expect.objectContaining({ title: 'Un seen words', subtitle: '', channel_id: null }),
    }),
  );
  const [author] = await home.db.select().from(users).where(eq(users.lastName, 'Lee'));
  expect(author?.firstName).toBe('Ann');
});

test("keeps captions of WordPress galleries and decodes entities in authors' names", async () => {
  const file = join(home.dataDirectory, 'captions.xml');
  const author = `<wp:author><wp:author_login>tom</wp:author_login><wp:author_display_name><![CDATA[Tom &amp; Ann]]></wp:author_display_name></wp:author>`;
  const picture = (id: number, name: string, caption: string) =>
    `<item><title>${name}</title><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://old.example/wp-content/uploads/2019/05/${name}.png</wp:attachment_url><excerpt:encoded><![CDATA[${caption}]]></excerpt:encoded></item>`;
  const post = `<item><title>With captions</title><dc:creator>tom</dc:creator><wp:post_id>9100</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2019-05-04 10:00:00</wp:post_date_gmt><content:encoded><![CDATA[Words\n\n[gallery ids="9101,9102"]]]></content:encoded></item>`;
  const items = [post, picture(9101, 'red', 'A <em>red</em> square &amp; more'), picture(9102, 'blue', '')];
  const names = 'xmlns:wp="a" xmlns:content="b" xmlns:excerpt="c" xmlns:dc="d"';
  await writeFile(file, `<rss ${names}><channel>${author}${items.join('')}</channel></rss>`);
  const { report } = await home.run(`wxr ${file} ${pictures}`);
  expect(report.totals).toMatchObject({ kept: 1, refused: 2 });
  const [gallery] = (await postOf('with-captions'))?.modules ?? [];
  expect(gallery).toMatchObject({ type: 'gallery', images: [{ title: 'A red square & more' }, { width: 6 }] });
  expect(gallery?.type === 'gallery' && gallery.images[1]?.title).toBeUndefined();
  const [person] = await home.db.select().from(users).where(eq(users.key, 'tom'));
  expect([person?.firstName, person?.lastName]).toEqual(['Tom &', 'Ann']);
});

test('names the place of a fault in a file and keeps the records before it', async () => {
  const run = async (name: string) => {
    const { isWhole, report } = await home.run(`wxr ${fixtures}/wxr/${name}.xml --dry-run --site feast`);
    return [isWhole, report.totals.kept, report.error?.replace(/^.*fixtures\/wxr\//, '')];
  };
  expect(await run('cut')).toEqual([false, 1, expect.stringContaining('cut.xml, line 32, column ')]);
  expect(await run('unknown-entity')).toEqual([false, 1, expect.stringContaining('unknown-entity.xml, line ')]);
  expect(await run('wrong-encoding')).toEqual([false, 0, expect.stringContaining('not valid for encoding utf-8')]);
  expect(await run('entities')).toEqual([false, 0, expect.stringContaining('it declares a document type')]);
  expect(await run('not-wxr')).toEqual([false, 0, expect.stringContaining('not an export of WordPress')]);
  expect(await run('latin1')).toEqual([true, 1, undefined]);
});

test('refuses files and records beyond a limit and imports the others', async () => {
  const at = (name: string) => join(home.dataDirectory, name);
  await writeFile(at('ghost.json'), '');
  await truncate(at('ghost.json'), 600_000_000);
  const ghost = await home.run(`ghost ${at('ghost.json')} --dry-run`);
  expect(ghost.report.error).toMatch(/has 600000000 bytes\. The maximum is \d+\. Export the site in parts\./);

  const record = (id: number, words: string) =>
    `<item><title>Record ${id}</title><wp:post_id>${id}</wp:post_id><content:encoded>${words}</content:encoded></item>`;
  const channel = [record(901, 'Words'), record(902, 'Long words. '.repeat(3_500_000)), record(903, 'Words')].join('');
  await writeFile(at('long.xml'), `<rss xmlns:wp="a" xmlns:content="b"><channel>${channel}</channel></rss>`);
  const wxr = await home.run(`wxr ${at('long.xml')} --dry-run`);
  expect(wxr.report.totals.kept).toBe(1);
  expect(wxr.report.error).toContain(
    'one record has more than 40000000 characters. The rest of the file is not imported.',
  );

  await mkdir(at('long'));
  await writeFile(at('long/long.md'), 'Long words. '.repeat(500_000));
  await writeFile(at('long/short.md'), 'Words');
  const markdown = await home.run(`markdown ${at('long')} --dry-run`);
  expect(markdown.report.totals).toMatchObject({ kept: 1, refused: 1 });
  expect(byTitle(markdown.report.records, 'long.md')?.reason).toBe(
    'long.md has 6000000 bytes. The maximum is 5242880.',
  );
});

test("keeps texts of every Ghost editor and turns members' and sent posts into drafts", async () => {
  for (const version of ['0.x', '1', '2', '3', '4', '5', '6']) {
    const { report } = await home.run(`ghost ${fixtures}/ghost/version-${version}.json ${pictures}`);
    expect(report.totals.kept).toBeGreaterThan(0);
  }
  expect(await postOf('ghost-1')).toMatchObject({ status: 'published', image: { format: 'png' } });
  expect((await postOf('ghost-1'))?.content).toContain('<em>Markdown</em>');
  const mobiledoc = await postOf('ghost-30');
  expect(mobiledoc).toMatchObject({ summary: 'An excerpt', imageCaption: 'Leading <i>red</i>', imageAltText: 'Red' });
  expect(mobiledoc?.content).toContain('Plain <strong>bold</strong>');
  expect(mobiledoc?.modules.map(({ type }) => type)).toEqual([
    'image',
    'content',
    'gallery',
    'content',
    'video',
    'content',
  ]);
  const lexical = await postOf('ghost-50');
  expect(lexical?.content).toContain('<em><strong>bold italic</strong></em>');
  expect(lexical?.modules.map(({ type }) => type)).toEqual(['image', 'gallery', 'content']);
  expect([(await postOf('ghost-51'))?.status, (await postOf('ghost-53'))?.status]).toEqual(['draft', 'draft']);
});

test('fetches web pictures only with --fetch, and never from a private address', async () => {
  const file = join(home.dataDirectory, 'private.xml');
  const item = `<item><title>Private picture</title><wp:post_id>5</wp:post_id><content:encoded>&lt;img src="https://127.0.0.1/a.png"&gt;Words</content:encoded></item>`;
  await writeFile(file, `<rss xmlns:wp="a" xmlns:content="b"><channel>${item}</channel></rss>`);
  const reasonOf = async (options: string) =>
    (await home.run(`wxr ${file} --dry-run${options}`)).report.records[0]?.notes.find(({ reason }) =>
      reason.includes('127'),
    )?.reason;
  expect(await reasonOf('')).toContain('No pictures were given, and --fetch was not.');
  expect(await reasonOf(' --fetch')).toContain('It was not fetched');
});

test('gives the same tables after repeated kills', async () => {
  const items = Array.from({ length: 60 }, (_, index) => {
    const picture = `<img src="/${index % 2 ? 'red' : 'blue'}.png">`;
    return `<item><title>Record ${index % 7}</title><dc:creator>w${index % 5}</dc:creator><pubDate>Sat, 04 May 2019 10:00:00 +0000</pubDate><wp:post_id>${index + 1}</wp:post_id><wp:status>publish</wp:status><category domain="category">C${index % 4}</category><category domain="post_tag">T${index % 9}</category><content:encoded><![CDATA[Words ${index} ${picture}]]></content:encoded></item>`;
  });
  const whole = await createTestImport();
  const broken = await createTestImport();
  try {
    const file = join(whole.dataDirectory, 'sixty.xml');
    const channel = `<channel>${items.join('\n')}</channel>`;
    await writeFile(file, `<rss xmlns:wp="a" xmlns:content="b" xmlns:dc="c">${channel}</rss>`);
    const line = `wxr ${file} ${pictures}`;
    await whole.run(line);
    const countOf = async () => await broken.db.$count(importedRecords);
    for (let kill = 0; kill < kills; kill += 1) {
      const before = await countOf();
      const main = join(import.meta.dirname, '../main.ts');
      const child = spawn(process.execPath, [main, 'import', ...line.split(' '), '--site', 'beat'], {
        env: { ...process.env, DATABASE_URL: broken.url, DATA_DIR: broken.dataDirectory },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      while (child.exitCode === null && (await countOf()) === before)
        await new Promise((resolve) => setTimeout(resolve, 2));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 12));
      child.kill('SIGKILL');
      await ended;
    }
    expect(await countOf()).toBeLessThan(60);
    await broken.run(line);
    const withoutTimes = (tables: Record<string, unknown[]>) =>
      JSON.stringify(tables).replace(/"(?:imported_at|created_at|modified_at)":"2026[^"]*"/g, '');
    expect(withoutTimes(await broken.tables())).toBe(withoutTimes(await whole.tables()));
    expect((await readdir(join(broken.dataDirectory, 'uploads'))).length).toBeLessThanOrEqual(kills);
  } finally {
    await whole.close();
    await broken.close();
  }
}, 240_000);
