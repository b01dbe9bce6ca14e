import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { posts, users } from '@marquee/api/acts/tables.ts';
import { eq } from 'drizzle-orm';
import { ZipWriter } from '../files/ZipWriter.ts';
import { createTestImport, importDay, type TestImport } from './testing/testImport.ts';

let home: TestImport;
beforeAll(async () => {
  home = await createTestImport();
});
afterAll(() => home.close());

async function archive(name: string, files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const path = join(home.dataDirectory, name);
  const zip = await ZipWriter.create(path, { mtime: importDay });
  for (const [file, content] of Object.entries(files)) await zip.add(file, Readable.from([content]));
  await zip.finish();
  return path;
}
const postOf = async (key: string) => (await home.db.select().from(posts).where(eq(posts.key, key)))[0];

const medium = (title: string, rest: string) => `<!DOCTYPE html><html><head><title>${title}</title></head><body>
<article class="h-entry"><header><h1 class="p-name">${title}</h1></header>
<section data-field="subtitle" class="p-summary">Below it</section>
<section data-field="body" class="e-content"><section><h3 class="graf graf--h3 graf--title">${title}</h3>
<h4 class="graf graf--subtitle">Below it</h4><p class="graf graf--p">First <strong>words</strong> &amp; <a href="https://medium.com/@ada/second-bbbbbbbbbbbb">more</a>.</p>
<figure class="graf graf--figure"><img src="https://cdn-images-1.medium.com/max/800/red.png"></figure></section></section>
<footer>${rest}</footer></article></body></html>`;
const signed = (slug: string) =>
  `<p>By <a href="https://medium.com/@ada" class="p-author h-card">Ada North</a> on <a href="https://medium.com/p/x"><time class="dt-published" datetime="2019-05-04T10:00:00.000Z">May 4, 2019</time></a>.</p><p><a href="https://medium.com/@ada/${slug}" class="p-canonical">Canonical link</a></p>`;

it('imports posts and drafts of Medium with their authors, dates, addresses and links', async () => {
  const path = await archive('medium.zip', {
    'README.html': '<h1>Medium</h1>',
    'profile/about.html': '<h1>Ada</h1>',
    'posts/2019-05-04_First---aaaaaaaaaaaa.html': medium('First', signed('first-aaaaaaaaaaaa')),
    'posts/2019-05-05_Second---bbbbbbbbbbbb.html': medium('Second', signed('second-bbbbbbbbbbbb')),
    'posts/draft_Third-cccccccccccc.html': medium('Third', ''),
    'posts/2019-05-06_Latin---dddddddddddd.html': Buffer.from('<p>\xe9</p>', 'latin1'),
    'posts/2019-05-07_Long---eeeeeeeeeeee.html': `<p>${Array.from({ length: 900_000 }, (_, place) => place).join(' ')}</p>`,
    'posts/2019-05-08_Bare---ffffffffffff.html': '<p>No article</p>',
  });
  const { report } = await home.run(`medium ${path}`);
  expect(report.totals).toMatchObject({ kept: 3, refused: 3 });
  expect(report.records.flatMap(({ reason }) => reason ?? [])).toEqual([
    expect.stringContaining('It cannot be read'),
    expect.stringMatching(/It cannot be read: .* has \d+ bytes\. The maximum is 5242880\./),
    'It has no text.',
  ]);
  const first = await postOf('first');
  expect(first).toMatchObject({ title: 'First', subtitle: 'Below it', status: 'published' });
  expect(first?.publishedAt?.toISOString()).toBe('2019-05-04T10:00:00.000Z');
  expect(first?.content).toBe('<p>First <strong>words</strong> &amp; <a href="/second">more</a>.</p>');
  expect(await postOf('third')).toMatchObject({ status: 'draft' });
  const [author] = await home.db
    .select()
    .from(users)
    .where(eq(users.id, first?.authorId ?? 0));
  expect(author).toMatchObject({ key: 'ada', firstName: 'Ada', lastName: 'North' });
  expect(report.addresses).toContainEqual({ from: '/@ada/first-aaaaaaaaaaaa', to: '/first' });
  expect(report.addresses).toContainEqual({ from: '/first-aaaaaaaaaaaa', to: '/first' });
  expect((await home.run(`medium ${path}`)).report.totals).toMatchObject({ kept: 0, unchanged: 3 });
});

it('imports posts and drafts of Substack with their addresses', async () => {
  const path = await archive('substack.zip', {
    'posts.csv': [
      'post_id,post_date,is_published,email_sent_at,type,audience,title,subtitle',
      '1.open,2021-02-03T10:00:00.000Z,true,,newsletter,everyone,"Open, to all",Sub',
      '2.paid,2021-02-04T10:00:00.000Z,true,,newsletter,only_paid,Paid,',
      '3.idea,,false,,newsletter,everyone,Idea,',
      '4.talk,2021-02-05T10:00:00.000Z,true,,thread,everyone,Talk,',
      ',,,,,,,',
      '../5.out,2021-02-05T10:00:00.000Z,true,,newsletter,everyone,Out,',
    ].join('\n'),
    'posts/1.open.html': '<p>Open <em>words</em></p><script>alert(1)</script>',
    'posts/2.paid.html': '<p>Paid words</p>',
    'posts/3.idea.html': '<p>Idea words</p>',
    'posts/1.open.opens.csv': 'email\nreader@example.com',
    '5.out.html': '<p>Elsewhere</p>',
  });
  const { report } = await home.run(`substack ${path}`);
  expect(report.records.map(({ title, status, reason }) => [title, status ?? reason])).toEqual([
    ['Open, to all', 'published'],
    ['Paid', 'draft'],
    ['Idea', 'draft'],
    ['Talk', 'draft'],
    ['', 'Its line has no post_id.'],
    ['Out', 'published'],
  ]);
  expect(await postOf('open')).toMatchObject({ subtitle: 'Sub', content: '<p>Open <em>words</em></p>' });
  expect(report.addresses).toContainEqual({ from: '/p/open', to: '/open' });
  expect(JSON.stringify(report)).not.toContain('reader@example.com');
});

it('says which command imports an archive that was given to another one', async () => {
  const mediumZip = await archive('a.zip', { 'posts/2019-05-04_A-aaaaaaaaaaaa.html': medium('A', '') });
  const substackZip = await archive('b.zip', { 'posts.csv': 'post_id\n' });
  const markdownZip = await archive('c.zip', { 'a.md': 'Words' });
  const wxrZip = await archive('d.zip', { 'export.xml': '<rss/>' });
  const otherZip = await archive('e.zip', { 'a.bin': 'x' });
  const errorOf = async (line: string) => (await home.run(`${line} --dry-run`)).report.error;
  for (const [line, command] of [
    [`wxr ${mediumZip}`, 'import medium'],
    [`ghost ${substackZip}`, 'import substack'],
    [`wxr ${wxrZip}`, 'import wxr'],
    [`medium ${substackZip}`, 'import substack'],
    [`substack ${mediumZip}`, 'import medium'],
    [`substack ${markdownZip}`, 'import markdown'],
    [`markdown ${substackZip}`, 'import substack'],
  ] as const)
    expect([line, await errorOf(line)]).toEqual([line, expect.stringContaining(`“${command}”`)]);
  expect(await errorOf(`ghost ${otherZip}`)).toContain('is a zip archive. Unpack it');
  expect(await errorOf(`medium ${otherZip}`)).toBe('There are no posts/<date>_<title>.html files.');
});

it('refuses a list of Substack that cannot be read', async () => {
  const errorOf = async (list: string | Buffer) =>
    (await home.run(`substack ${await archive(`broken-${list.length}.zip`, { 'posts.csv': list })}`)).report.error;
  expect(await errorOf('post_id\n"1.open')).toContain('posts.csv cannot be read');
  expect(await errorOf(Buffer.from('post_id\n\xe9', 'latin1'))).toContain('posts.csv cannot be read');
  expect(await errorOf(`post_id\n${'x'.repeat(200_000)}`)).toContain('posts.csv cannot be read');
});
