import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '@marquee/api/acts/settings.ts';
import { posts } from '@marquee/api/acts/tables.ts';
import type { PostModule } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { createTestImport, fixtures, importDay, type TestImport } from '../import/testing/testImport.ts';
import { exportCommand } from './exportCommand.ts';
import { exportFrom, filesOf } from './testing/exportFrom.ts';

let home: TestImport;
let archive: string;
let printed: string[];

const note = (words: string) => `<span role="doc-footnote"> [${words}]</span>`;

/** Blocks of every kind between two texts. */
const blocksOf = (image: { public_id: string; width: number; height: number; format: string }): PostModule[] => [
  { type: 'content', isListicleItem: true, title: 'First & "best"', content: '<p>Words <em>here</em></p>' },
  { type: 'content', isListicleItem: false, content: '<p>Next to it</p>' },
  {
    ...{ type: 'image', isListicleItem: false, mediaLayout: 'outsetLeft', image, imageAltText: 'A "red" square' },
    ...{ imageCaption: 'Red, <em>very</em>', content: '<p>Beside it</p>', actionLabel: 'More', actionUrl: '/about' },
    imageCredit: 'Ada & <North>',
  },
  { type: 'content', isListicleItem: false, content: '<h2>Plain &lt;b&gt; 1. text</h2><p>2. is *no* list</p>' },
  {
    ...{ type: 'gallery', isListicleItem: true, title: 'Two of it', galleryStyle: 'row' },
    images: [
      { ...image, url: null, title: 'One < two', credit: 'Ada / "Reuters"' },
      { ...image, url: null, alt: 'Again', credit: 'Ada' },
      { ...image, url: null, alt: '' },
    ],
  },
  { type: 'content', isListicleItem: false, content: '<pre>a\n\n\nb</pre><p>これは<strong>「強い」</strong>です</p>' },
  { type: 'content', isListicleItem: true, title: 'Noted', content: `<p>Sea${note('In a block')}</p>` },
  {
    type: 'image',
    ...{ isListicleItem: false, mediaLayout: 'insetCenter', image, imageAltText: 'Red' },
  },
  {
    type: 'content',
    isListicleItem: false,
    content: `<table><thead><tr><th>Stop</th><th align="right">Fare</th></tr></thead><tbody><tr><td>Pier${note('The <em>old</em> one')}</td><td align="right">2.40</td></tr></tbody></table><pre><code class="language-js">if (a) {\n\n  b();\n}</code></pre><p>Sea${note('Or the lake')}</p>`,
  },
  {
    ...{ type: 'product', isListicleItem: false, title: 'Coat', url: 'https://shop.example/coat?a=1&b=2', image },
    ...{ data: null, price: { amount: 1_250, currency: 'USD' }, content: '<p>Warm.</p>' },
  },
  {
    ...{ type: 'video', isListicleItem: false, mediaLayout: 'fullWidth', brightcoveId: '5972928233001' },
    ...{ videoLink: null, videoData: null, imageCaption: 'By the sea', imageCredit: 'Sea TV' },
  },
  { ...{ type: 'image', isListicleItem: false, mediaLayout: 'fullWidth', image }, imageAltText: '' },
  {
    ...{ type: 'video', isListicleItem: false, mediaLayout: 'insetCenter', brightcoveId: null, videoData: null },
    videoLink: 'https://vimeo.com/76979871',
  },
];

/**
 * Masks picture names, which are hashes of the source files, as the import encodes the pictures again. Line breaks
 * between elements do not matter.
 */
const withoutPictureNames = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/uploads\/[\da-f-]{36}/g, 'uploads/a')
      .replaceAll('>\\n<', '><'),
  );
const textsOf = async (path: string) => [...(await filesOf(path))].filter(([name]) => name.endsWith('.md'));

beforeAll(async () => {
  home = await createTestImport();
  const source = join(home.dataDirectory, 'source/all.md');
  await mkdir(dirname(source), { recursive: true });
  await writeFile(
    source,
    `---
title: "All: of it"
subtitle: Under it
summary: In short
author: { name: Ada Lovelace, key: ada }
category: News
tags: [Loud, Quiet]
date: 2020-02-03T04:05:06Z
slug: all-of-it
lang: pt_br
aliases: [/before]
image: { path: red.png, alt: Red, caption: A *red* square }
---
The text.
`,
  );
  await home.run(`markdown ${dirname(source)} --pictures ${fixtures}/pictures`);
  await home.run(`wxr ${fixtures}/wxr/classic-and-blocks.xml --pictures ${fixtures}/pictures`);
  const [post] = await home.db.select().from(posts).where(eq(posts.key, 'all-of-it'));
  if (!post?.image) throw new Error('The post was not imported.');
  const modules = blocksOf({ format: 'png', ...post.image });
  const own = { name: 'Working name', isListicle: true, listicleOrder: 'descending', seoTitle: 'Sought' } as const;
  await home.db
    .update(posts)
    .set({ ...own, modules, videoLink: 'https://vimeo.com/76979871', mediaType: 'video', postType: 'video' })
    .where(eq(posts.id, post.id));
  archive = join(home.dataDirectory, 'beat.zip');
  ({ lines: printed } = await exportFrom(home, archive));
});
afterAll(() => home.close());

test('writes a Markdown file for each post, and all pictures', async () => {
  expect(printed[0]).toMatch(/beat\.zip has 10 posts of beat, 2 pictures and 0 files\.$/);
  const files = await filesOf(archive);
  expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(2);
  const file = files.get('posts/all-of-it.md') ?? '';
  expect(file).toContain('title: "All: of it"\nsubtitle: Under it\nsummary: In short\nauthor:\n  key: ada\n');
  expect(file).toContain(
    '\nslug: all-of-it\ndate: 2020-02-03T04:05:06.000Z\nlang: pt-BR\ncategory: News\ntags:\n  - Loud\n',
  );
  expect(file).toContain('aliases:\n  - /before\nimage:\n  path: ../pictures/uploads/');
  expect(file).toContain('---\n\nThe text.\n\n<section');
  expect(file).toContain('<h2>First &amp; &quot;best&quot;</h2>');
  expect(file).toContain('\n## Plain &lt;b> 1. text\n\n2\\. is \\*no\\* list\n');
  expect(file).toContain('\n| Stop | Fare |\n| --- | --: |\n| Pier[^1] | 2.40 |\n\n```js\nif (a) {\n');
  expect(file).toContain('Sea[^2]\n\n[^1]: The *old* one\n\n[^2]: Or the lake\n');
  expect(file).toContain('<p><a href="https://shop.example/coat?a=1&amp;b=2">');
});

test('reproduces the same posts and files in an import and another export', async () => {
  const away = await createTestImport();
  try {
    const { report, isWhole } = await away.run(`markdown ${archive}`);
    expect(isWhole).toBe(true);
    expect(report.totals).toEqual({ kept: 10, unchanged: 0, 'changed-at-source': 0, refused: 0 });
    const lost = report.records.flatMap(({ notes }) => notes.filter(({ outcome }) => outcome === 'lost'));
    expect(lost.map(({ reason }) => reason)).toEqual(['Its author is not in the file. It has no author now.']);
    const [before] = await home.db.select().from(posts).where(eq(posts.key, 'all-of-it'));
    const [after] = await away.db.select().from(posts).where(eq(posts.key, 'all-of-it'));
    const { modules } = before ?? {};
    expect(after?.modules.map(({ type }) => type)).toEqual(modules?.map(({ type }) => type));
    for (const [place, block] of (modules ?? []).entries())
      expect(withoutPictureNames({ ...after?.modules[place], videoData: null })).toMatchObject(
        withoutPictureNames({ ...block, videoData: null }) as object,
      );
    for (const name of [
      'title',
      'name',
      'language',
      'isListicle',
      'listicleOrder',
      'postType',
      'mediaType',
      'videoLink',
      'image',
    ] as const)
      expect(withoutPictureNames(after?.[name])).toEqual(withoutPictureNames(before?.[name]));
    const again = join(away.dataDirectory, 'again.zip');
    await exportFrom(away, again);
    expect(withoutPictureNames(await textsOf(again))).toEqual(withoutPictureNames(await textsOf(archive)));
  } finally {
    await away.close();
  }
});

test('keeps the words of a post that was edited as Markdown', async () => {
  const away = await createTestImport();
  try {
    const file = join(away.dataDirectory, 'source/edited.md');
    await mkdir(dirname(file), { recursive: true });
    const section = (settings: string, html: string) =>
      `<section data-marquee="${settings.replaceAll('"', '&quot;')}">\n${html}\n</section>`;
    await writeFile(
      file,
      [
        '---\ntitle: Edited\nmarquee: { name: 3, unheard: of it, mediaLayout: sideways }\n---',
        section(
          '{"type":"content","isListicleItem":true}',
          '<h2>Head</h2><p>Added by hand</p><div>And <div>nested</div></div>',
        ),
        section('{"type":"image","mediaLayout":"evil"}', '<p>No settings</p>'),
        section('{', '<p>No JSON</p>'),
        section(
          '{"type":"image","mediaLayout":"fullWidth"}',
          '<figure><img src="../gone.png"><figcaption>Caption left</figcaption></figure>',
        ),
        section(
          '{"type":"product","url":"https://shop.example","data":null}',
          '<p><a href="https://shop.example">Shop words</a></p>',
        ),
      ].join('\n\n'),
    );
    const { report } = await away.run(`markdown ${dirname(file)}`);
    const [record] = report.records;
    expect(record?.outcome).toBe('kept');
    expect(record?.words?.source).toBe((record?.words?.post ?? 0) + (record?.words?.notes ?? 0));
    expect(record?.notes.map(({ reason }) => reason)).toEqual([
      'It has no readable date. It became a draft.',
      'The field "marquee.name" was left out (its value cannot be stored).',
      'The field "marquee.unheard" was left out (it is unknown).',
      'The field "marquee.mediaLayout" was left out (its value cannot be stored).',
      'The link of a block became a field of the block.',
      expect.stringContaining('gone.png is not in the post'),
      'Its author is not in the file. It has no author now.',
    ]);
    const [post] = await away.db.select().from(posts).where(eq(posts.key, 'edited'));
    expect(JSON.stringify(post?.modules)).toMatch(/Added by hand.*nested.*No settings.*No JSON.*Caption left/);
  } finally {
    await away.close();
  }
});

describe('an export is refused', () => {
  test('for an unknown site', async () => {
    const config = readConfig({ DATA_DIR: home.dataDirectory, DATABASE_URL: home.url });
    const context = { config, db: home.db, databaseUrl: home.url, now: importDay, print: () => {}, report: () => {} };
    const input = { arguments: { site: 'vocal2', file: 'x.zip' }, options: {} };
    await expect(exportCommand.run(context, input)).rejects.toThrow('There is no site “vocal2”');
  });

  test('in place of an existing file', async () => {
    const before = await readFile(archive);
    await expect(exportFrom(home, archive)).rejects.toThrow('already exists');
    expect(await readFile(archive)).toEqual(before);
  });
});
