import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openOriginals } from '@marquee/api/acts/pictures.ts';
import { readConfig } from '@marquee/api/acts/settings.ts';
import { posts, uploads } from '@marquee/api/acts/tables.ts';
import { postFileAddress } from '@marquee/shared/posts/postFile';
import { eq } from 'drizzle-orm';
import { createTestImport, type TestImport } from '../import/testing/testImport.ts';
import { exportFrom, filesOf } from './testing/exportFrom.ts';

const pdf = (words: string) => `%PDF-1.7\n${words}\n%%EOF\n`;
const ids = ['1', '2', '3'].map((digit) => `uploads/${digit.repeat(8)}-1234-1234-1234-123456789abc`);
const [menu = '', form = '', gone = ''] = ids;

let home: TestImport;
beforeAll(async () => {
  home = await createTestImport();
});
afterAll(() => home.close());

const originalsOf = ({ dataDirectory, url }: TestImport) =>
  openOriginals(readConfig({ DATA_DIR: dataDirectory, DATABASE_URL: url }));
const card = (href: string, name: string) =>
  `<figure class="embed"><a href="${href}"><strong>${name}</strong> <small>PDF, 1 kB</small></a></figure>`;
const cardOf = (publicId: string, file: string, name: string) => card(postFileAddress({ publicId, name: file }), name);
const postOf = async ({ db }: TestImport, key: string) => {
  const [post] = await db.select().from(posts).where(eq(posts.key, key));
  if (!post) throw new Error(`There is no post ${key}.`);
  return post;
};
const write = async (at: TestImport, files: Record<string, string>) => {
  const folder = join(at.dataDirectory, 'source');
  await mkdir(join(folder, 'posts'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
};

test('writes the files of posts into the archive, and an import of it has the same posts and files', async () => {
  const folder = await write(home, { 'posts/menus.md': '---\ntitle: Menus\ndate: 2020-02-03\n---\nWords\n' });
  await home.run(`markdown ${folder}`);
  const originals = await originalsOf(home);
  await originals.write(menu, 'pdf', pdf('A menu.'));
  await originals.write(form, 'pdf', pdf('A form.'));
  const content = `<p>See <a href="${postFileAddress({ publicId: form, name: 'Form A' })}">the form</a>.</p>\n${cardOf(menu, "Köche & Gäste (it's)", 'Menu &amp; more')}`;
  const block = {
    type: 'content' as const,
    isListicleItem: true,
    title: 'Two',
    content: cardOf(form, 'Form A', 'Form A'),
  };
  await home.db
    .update(posts)
    .set({ content, modules: [block] })
    .where(eq(posts.key, 'menus'));

  const archive = join(home.dataDirectory, 'whole.zip');
  expect(await exportFrom(home, archive)).toMatchObject({
    isWhole: true,
    lines: [expect.stringMatching(/has 1 posts of beat, 0 pictures and 2 files\.$/)],
  });
  const files = await filesOf(archive);
  const latin1 = (text: string) => Buffer.from(text).toString('latin1');
  expect(files.get(`files/${form}/Form-A.pdf`)).toBe(latin1(pdf('A form.')));
  expect(files.get(`files/${menu}/Köche-&-Gäste-its.pdf`)).toBe(latin1(pdf('A menu.')));
  const text = files.get('posts/menus.md') ?? '';
  expect(text).toContain(`See [the form](../files/${form}/Form-A.pdf).`);
  expect(text).toContain(card(`../files/${menu}/K%C3%B6che-%26-G%C3%A4ste-its.pdf`, 'Menu &amp; more'));
  expect(text).not.toContain('/res/media');

  const away = await createTestImport();
  try {
    const { report } = await away.run(`markdown ${archive}`);
    expect(report.records.flatMap(({ notes }) => notes.map(({ reason }) => reason))).toEqual([
      'Its author is not in the file. It has no author now.',
    ]);
    const after = await postOf(away, 'menus');
    const masked = (value: unknown) => JSON.stringify(value).replace(/uploads\/[\da-f-]{36}/g, 'uploads/a');
    expect(masked(after.content)).toBe(masked(content));
    expect(after.modules).toHaveLength(1);
    expect(masked(after.modules[0]?.content)).toBe(masked(block.content));
    const rows = await away.db.select().from(uploads);
    expect(rows.map(({ format, bytes }) => [format, bytes])).toEqual(rows.map(() => ['pdf', pdf('A menu.').length]));
    const stored = await originalsOf(away);
    const bytes = await Promise.all(rows.map(async ({ publicId }) => (await stored.read(publicId))?.bytes.toString()));
    expect(bytes.sort()).toEqual([pdf('A form.'), pdf('A menu.')]);
    expect(after.content).toContain(rows.find(({ publicId }) => after.content.includes(publicId))?.publicId);
  } finally {
    await away.close();
  }
});

test('reports files that are not stored, and pictures that are named as files', async () => {
  const originals = await originalsOf(home);
  const picture = 'uploads/44444444-1234-1234-1234-123456789abc';
  await originals.write(picture, 'png', 'png');
  const content = cardOf(gone, 'Gone', 'Gone') + cardOf(picture, 'Picture', 'Picture');
  await home.db.update(posts).set({ content, modules: [] }).where(eq(posts.key, 'menus'));
  const archive = join(home.dataDirectory, 'missing.zip');
  const { isWhole, lines } = await exportFrom(home, archive);
  expect([isWhole, lines.slice(1)]).toEqual([
    false,
    [gone, picture].map((id) => `  The file ${id} of posts/menus.md is not stored.`),
  ]);
  expect([...(await filesOf(archive)).keys()]).toEqual(['posts/menus.md']);
});

test('leaves a missing file out of an import, also if another file has its name', async () => {
  await (await originalsOf(home)).write(menu, 'pdf', pdf('A menu.'));
  const content = `${cardOf(gone, 'Menu', 'Gone')}\n${cardOf(menu, 'Menu', 'Menu')}`;
  await home.db.update(posts).set({ content, modules: [] }).where(eq(posts.key, 'menus'));
  const archive = join(home.dataDirectory, 'twins.zip');
  await exportFrom(home, archive);
  const away = await createTestImport();
  try {
    const { report } = await away.run(`markdown ${archive}`);
    const [row, ...others] = await away.db.select().from(uploads);
    expect(others).toEqual([]);
    expect((await postOf(away, 'menus')).content).toBe(
      `${card(`../files/${gone}/Menu.pdf`, 'Gone')}\n${cardOf(row?.publicId ?? '', 'Menu', 'Menu')}`,
    );
    expect(report.records[0]?.notes[0]?.reason).toMatch(
      /^The file \.\.\/files\/.* is not in the post: It is not among/,
    );
  } finally {
    await away.close();
  }
});

test('takes no stored PDF for a picture', async () => {
  const away = await createTestImport();
  try {
    const folder = await write(away, {
      'posts/2020-02-03-a.md': '---\ntitle: A\n---\n[The menu](menu.pdf)\n',
      'posts/2020-02-04-b.md': '---\ntitle: B\n---\nWords\n\n![A menu](menu.pdf)\n',
      'posts/menu.pdf': pdf('A menu.'),
    });
    const { report } = await away.run(`markdown ${folder}`);
    expect(await postOf(away, 'b')).toMatchObject({ content: '<p>Words</p>', image: null, modules: [] });
    expect(report.records[1]?.notes[0]?.reason).toContain('menu.pdf is not in the post');
  } finally {
    await away.close();
  }
});

test('never writes a file outside of its folder', async () => {
  await (await originalsOf(home)).write(menu, 'pdf', pdf('A menu.'));
  const content = card(`/res/media/file/upload/${menu}/..%2F..%2F..%2Fposts%2Fa.pdf`, 'Menu');
  await home.db.update(posts).set({ content, modules: [] }).where(eq(posts.key, 'menus'));
  const archive = join(home.dataDirectory, 'names.zip');
  await exportFrom(home, archive);
  expect([...(await filesOf(archive)).keys()]).toEqual([`files/${menu}/posts a.pdf`, 'posts/menus.md']);
});

test('imports PDFs beside Markdown once, and leaves other files as links', async () => {
  const away = await createTestImport();
  try {
    const folder = await write(away, {
      'posts/2020-02-03-a.md':
        '---\ntitle: A\n---\n[The menu](menu.pdf)\n\n[Page](page.pdf)\n\n[Cut](cut.pdf)\n\n[Large](large.pdf)\n',
      'posts/menu.pdf': pdf('A menu.'),
      'posts/page.pdf': '<!doctype html><script>alert(1)</script>',
      'posts/cut.pdf': '%PDF-1.7 cut off',
      'posts/large.pdf': pdf(' '.repeat(21 * 1_048_576)),
    });
    const tried = await away.run(`markdown ${folder} --dry-run`);
    expect((await (await originalsOf(away)).list()[Symbol.asyncIterator]().next()).done).toBe(true);
    const { report } = await away.run(`markdown ${folder}`);
    expect({ ...report, isDryRun: true }).toEqual(tried.report);
    const [row, ...others] = await away.db.select().from(uploads);
    expect(others).toEqual([]);
    expect((await postOf(away, 'a')).content).toBe(
      `${cardOf(row?.publicId ?? '', 'menu', 'The menu')}\n<p><a href="page.pdf">Page</a></p>\n<p><a href="cut.pdf">Cut</a></p>\n<p><a href="large.pdf">Large</a></p>`,
    );
    const reasons = report.records.flatMap(({ notes }) => notes.map(({ reason }) => reason));
    expect(reasons.filter((reason) => reason.startsWith('The file '))).toEqual([
      'The file became a card.',
      expect.stringMatching(/^The file page\.pdf is not in the post: The file is not a PDF\..* Its link stays\.$/),
      expect.stringMatching(/^The file cut\.pdf is not in the post: The PDF is incomplete\./),
      expect.stringMatching(/^The file large\.pdf is not in the post: .*The maximum is 20971520\./),
    ]);
  } finally {
    await away.close();
  }
});
