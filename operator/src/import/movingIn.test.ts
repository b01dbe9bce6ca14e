import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findFormerAddress, importRedirectFile } from '@marquee/api/acts/redirects.ts';
import { importedRecords, postBylines, posts, reviews, users } from '@marquee/api/acts/tables.ts';
import { asc, eq } from 'drizzle-orm';
import { createTestImport, fixtures, importDay, type TestImport } from './testing/testImport.ts';

let home: TestImport;
beforeAll(async () => {
  home = await createTestImport();
});
afterAll(() => home.close());

type Item = { id: number; name: string; body?: string; more?: string; status?: string; date?: string; type?: string };
const item = ({
  id,
  name,
  body = 'Words',
  more = '',
  status = 'publish',
  date = '2014-03-12 10:00:00',
  type = 'post',
}: Item) =>
  `<item><title>${name}</title><link>https://old.example/blog/2014/03/12/${name}/</link><dc:creator>ada.n</dc:creator>
  <guid>https://old.example/?p=${id}</guid><wp:post_id>${id}</wp:post_id><wp:post_name>${name}</wp:post_name>
  <wp:post_date_gmt>${date}</wp:post_date_gmt><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>
  <content:encoded><![CDATA[${body}]]></content:encoded>${more}</item>`;

/** Writes an export of a blog in a folder of its host. */
async function write(name: string, items: readonly Item[]): Promise<string> {
  const path = join(home.dataDirectory, name);
  const head = `<title>Old Times</title><wp:base_site_url>https://old.example</wp:base_site_url><wp:base_blog_url>https://old.example/blog</wp:base_blog_url>
  <wp:author><wp:author_id>7</wp:author_id><wp:author_login>ada.n</wp:author_login><wp:author_email>ada@old.example</wp:author_email><wp:author_display_name>Ada North</wp:author_display_name></wp:author>
  <wp:author><wp:author_id>8</wp:author_id><wp:author_login>ben</wp:author_login><wp:author_email>ben@old.example</wp:author_email><wp:author_display_name>Ben South</wp:author_display_name></wp:author>
  <wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>caf-culture</wp:category_nicename><wp:category_parent>food</wp:category_parent></wp:category>`;
  const names = 'xmlns:wp="a" xmlns:content="b" xmlns:excerpt="c" xmlns:dc="d"';
  await writeFile(path, `<rss ${names}><channel>${head}${items.map(item).join('\n')}</channel></rss>`);
  return path;
}
const whereTo = async (address: string) => (await findFormerAddress(home.db, 'beat', address))?.location ?? null;
const postOf = async (key: string) => (await home.db.select().from(posts).where(eq(posts.key, key)))[0];
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

it('leads old addresses of posts, sections and authors to their pages, in each run', async () => {
  const more = `<category domain="category" nicename="caf-culture"><![CDATA[Café culture]]></category>
    <category domain="post_tag" nicename="tag-3"><![CDATA[No.3 “quoted”]]></category>${meta('_wp_old_slug', 'older')}`;
  const path = await write('addresses.xml', [
    { id: 11, name: 'first', more },
    { id: 12, name: 'about-us', type: 'page' },
  ]);
  const tried = await home.run(`wxr ${path} --dry-run`);
  expect(await whereTo('/blog/?p=11')).toBeNull();
  const { report, printed } = await home.run(`wxr ${path}`);
  for (const [address, location] of [
    ['/blog/2014/03/12/first/', '/first'],
    ['/blog/2014/03/12/First/feed/', '/first'],
    ['/blog/?p=11', '/first'],
    ['/blog/2014/03/12/older/', '/first'],
    ['/blog/category/food/caf-culture/page/2/', '/category/cafe-culture'],
    ['/blog/category/caf-culture/feed/', '/category/cafe-culture/feed.xml'],
    ['/blog/?cat=3', '/category/cafe-culture'],
    ['/blog/tag/tag-3/', '/tag/no-3-quoted'],
    ['/blog/author/ada-n/', '/author/ada-n'],
    ['/blog/?author=7', '/author/ada-n'],
    ['/blog/2014/03/12/about-us/', null],
  ] as const)
    expect([address, await whereTo(address)]).toEqual([address, location]);
  expect(report.addresses).toContainEqual({ from: '/blog/2014/03/12/about-us', to: null });
  expect(report.addresses).toContainEqual({ from: '/blog/tag/tag-3', to: '/tag/no-3-quoted' });
  expect(printed.join('\n')).toMatch(/\d+ former addresses lead to a page, 2 lead nowhere\./);
  const list = await readFile(join(home.dataDirectory, 'report.addresses.csv'), 'utf8');
  expect(list).toBe('from,to\n/blog/2014/03/12/about-us,\n/blog?page_id=12,\n');
  const csv = list.replace('about-us,', 'about-us,/about');
  await importRedirectFile(home.db, { site: 'beat', csv, allowOtherHosts: false, actorId: null, at: importDay });
  for (const options of ['', ' --dry-run']) {
    const again = await home.run(`wxr ${path}${options}`);
    const withoutPage = again.report.addresses.filter(({ from }) => !from.endsWith('about-us'));
    expect(withoutPage).toEqual(report.addresses.filter(({ from }) => !from.endsWith('about-us')));
    expect(again.report.addresses).toContainEqual({ from: '/blog/2014/03/12/about-us', to: '/about' });
  }
  expect(tried.report.addresses).toEqual(report.addresses);
});

it('rewrites links between old posts, also when the target comes in a later file', async () => {
  const link = (address: string) => `<a href="${address}">x</a>`;
  const body = [
    link('https://old.example/blog/2014/03/12/later/#part'),
    link('http://www.old.example/blog/?p=22&amp;utm_source=a'),
    link('/blog/2014/03/12/linking/'),
    link('https://old.example/blog/wp-content/a.zip'),
    link('https://other.example/blog/2014/03/12/later/'),
    `<h2>Head</h2><ul><li>${link('//old.example/blog/2014/03/12/LATER')}</li></ul>`,
  ].join(' ');
  const one = await write('one.xml', [{ id: 21, name: 'linking', body }]);
  const two = await write('two.xml', [{ id: 22, name: 'later' }]);
  const first = (await home.run(`wxr ${one}`)).report.records[0];
  expect(first?.links).toContainEqual({ from: '/blog/2014/03/12/linking/', to: '/linking' });
  expect(first?.links.filter(({ to }) => to === null)).toHaveLength(4);
  await home.run(`wxr ${two}`);
  const { report, printed } = await home.run(`wxr ${one}`);
  expect(report.totals).toMatchObject({ kept: 0, unchanged: 1 });
  expect(report.records[0]?.links).toEqual([
    { from: 'https://old.example/blog/2014/03/12/later/#part', to: '/later' },
    { from: 'http://www.old.example/blog/?p=22&utm_source=a', to: '/later' },
    { from: '/blog/2014/03/12/linking/', to: '/linking' },
    { from: 'https://old.example/blog/wp-content/a.zip', to: null },
    { from: '//old.example/blog/2014/03/12/LATER', to: '/later' },
  ]);
  expect(printed.join('\n')).toContain('4 old links were rewritten, 1 lead nowhere.');
  const content = (await postOf('linking'))?.content ?? '';
  expect([...content.matchAll(/<a [^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<a href="/later#part">',
    '<a href="/later">',
    '<a href="/linking">',
    '<a href="https://old.example/blog/wp-content/a.zip" rel="noopener ugc">',
    '<a href="https://other.example/blog/2014/03/12/later/" rel="noopener ugc">',
    '<a href="/later">',
  ]);
  expect((await home.run(`wxr ${one}`)).report.records).toEqual(report.records);
});

it('keeps titles and descriptions for search engines of Yoast, Rank Math and Ghost', async () => {
  const yoast = [
    meta('_yoast_wpseo_title', '%%title%% %%page%% %%sep%% %%sitename%%'),
    meta('_yoast_wpseo_metadesc', 'What &amp; why'),
    meta('_yoast_wpseo_focuskw', 'drums'),
    meta('_yoast_wpseo_opengraph-title', 'For friends'),
    meta('_yoast_wpseo_canonical', 'https://else.example/x'),
  ].join('');
  const rankMath = [
    meta('rank_math_title', 'Own %sep% %unknown%'),
    meta('rank_math_description', 'words '.repeat(60)),
  ].join('');
  const path = await write('seo.xml', [
    { id: 31, name: 'yoast', more: yoast },
    { id: 32, name: 'rank-math', more: rankMath },
  ]);
  const { report } = await home.run(`wxr ${path}`);
  expect(await postOf('yoast')).toMatchObject({
    ...{ seoTitle: 'yoast – Old Times', seoDescription: 'What & why', seoKeywords: 'drums', ogTitle: 'For friends' },
  });
  expect((await postOf('rank-math'))?.seoTitle).toBe('Own');
  expect((await postOf('rank-math'))?.seoDescription).toMatch(/^(?:words ){49}words$/);
  expect(report.records.flatMap(({ notes }) => notes.map(({ reason }) => reason))).toEqual([
    'Its canonical address is not imported: https://else.example/x.',
    'The variable %unknown% of a title for search engines was left out.',
    expect.stringMatching(/^The description for search engines was cut after “.*”\.$/),
  ]);
  const ghost = join(home.dataDirectory, 'seo.json');
  const post = {
    id: '1',
    uuid: 'u1',
    title: 'Ghost post',
    slug: 'ghost-seo',
    html: '<p>Words</p>',
    status: 'published',
  };
  const data = {
    posts: [{ ...post, published_at: '2019-05-04T10:00:00.000Z', visibility: 'public' }],
    posts_meta: [{ post_id: '1', meta_title: 'For engines', og_description: 'For friends' }],
  };
  await writeFile(ghost, JSON.stringify({ db: [{ data }] }));
  await home.run(`ghost ${ghost}`);
  expect(await postOf('ghost-seo')).toMatchObject({
    seoTitle: 'For engines',
    ogDescription: 'For friends',
    ogTitle: 'Ghost post',
  });
});

it('names several authors in their order, who share no money until an editor says so', async () => {
  const authors = ['ben', 'cap-ada.n', 'cap-guest', 'ben']
    .map(
      (name) =>
        `<category domain="author" nicename="${name}"><![CDATA[${name === 'cap-guest' ? 'Guest Writer' : name}]]></category>`,
    )
    .join('');
  const path = await write('authors.xml', [{ id: 41, name: 'together', more: authors }]);
  const { report } = await home.run(`wxr ${path}`);
  const post = await postOf('together');
  const [author] = await home.db
    .select()
    .from(users)
    .where(eq(users.id, post?.authorId ?? 0));
  expect(author?.email).toBe('ben@old.example');
  const bylines = await home.db
    .select({ email: users.email, last: users.lastName, role: postBylines.role, percent: postBylines.percent })
    .from(postBylines)
    .innerJoin(users, eq(users.id, postBylines.userId))
    .where(eq(postBylines.postId, post?.id ?? 0))
    .orderBy(asc(postBylines.position));
  expect(bylines).toEqual([
    { email: 'ada@old.example', last: 'North', role: 'words', percent: 0 },
    { email: null, last: 'Writer', role: 'words', percent: 0 },
  ]);
  expect(report.records[0]?.notes.map(({ reason }) => reason)).toEqual([
    'Ben South is named twice, and has one place here.',
  ]);
  expect(await whereTo('/blog/author/guest/')).toBe('/author/guest');
  const many = Array.from(
    { length: 14 },
    (_, place) => `<category domain="author" nicename="w${place}"><![CDATA[W ${place}]]></category>`,
  );
  const crowd = await home.run(`wxr ${await write('crowd.xml', [{ id: 42, name: 'crowd', more: many.join('') }])}`);
  expect(
    crowd.report.records[0]?.notes.filter(({ reason }) => reason.startsWith('A post names at most 10 people.')),
  ).toHaveLength(4);
});

it('keeps scheduled posts scheduled, and publishes those whose time has passed', async () => {
  const path = await write('planned.xml', [
    { id: 51, name: 'ahead', status: 'future', date: '2031-01-01 10:00:00' },
    { id: 52, name: 'passed', status: 'future', date: '2026-06-01 10:00:00' },
    { id: 53, name: 'misdated', date: '2031-01-02 10:00:00' },
  ]);
  const { report } = await home.run(`wxr ${path}`);
  expect(report.records.map(({ status }) => status)).toEqual(['scheduled', 'published', 'scheduled']);
  const ahead = await postOf('ahead');
  expect(ahead).toMatchObject({ status: 'scheduled', publishedAt: null, publishAt: new Date('2031-01-01T10:00:00Z') });
  const [review] = await home.db
    .select()
    .from(reviews)
    .where(eq(reviews.postId, ahead?.id ?? 0));
  expect(review).toMatchObject({ status: 'scheduled', approvedVersion: ahead?.version, site: 'beat' });
  expect(await whereTo('/blog/2014/03/12/ahead/')).toBeNull();
});

it('writes comments to a file beside the report, without spam and addresses of readers', async () => {
  const comment = (author: string, approved: string, text: string) =>
    `<wp:comment><wp:comment_author>${author}</wp:comment_author><wp:comment_author_email>r@example.com</wp:comment_author_email><wp:comment_date_gmt>2014-03-13 10:00:00</wp:comment_date_gmt><wp:comment_approved>${approved}</wp:comment_approved><wp:comment_content><![CDATA[${text}]]></wp:comment_content></wp:comment>`;
  const more = comment('Rita', '1', 'Great &amp; true') + comment('Bot', 'spam', 'Buy');
  const path = await write('comments.xml', [{ id: 61, name: 'discussed', more }]);
  for (const _run of [1, 2]) {
    const { report } = await home.run(`wxr ${path}`);
    expect(report.comments).toBe(1);
    const file = await readFile(join(home.dataDirectory, 'report.comments.jsonl'), 'utf8');
    expect(
      file
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        post: '/discussed',
        sourceId: expect.any(String),
        author: 'Rita',
        date: '2014-03-13 10:00:00',
        text: 'Great & true',
      },
    ]);
  }
});

it('says that a record of an earlier version has no notes, and reports deleted posts without an address', async () => {
  const path = await write('old.xml', [
    { id: 71, name: 'kept' },
    { id: 72, name: 'deleted' },
  ]);
  await home.run(`wxr ${path}`);
  await home.db.update(importedRecords).set({ report: null });
  await home.db.delete(posts).where(eq(posts.key, 'deleted'));
  const { report } = await home.run(`wxr ${path}`);
  expect(report.records.map(({ address, notes }) => [address, notes[0]?.reason])).toEqual([
    ['/kept', 'An earlier version imported it, and kept no notes for this report.'],
    [null, 'An earlier version imported it, and kept no notes for this report.'],
  ]);
  expect(report.addresses).toContainEqual({ from: '/blog/2014/03/12/deleted', to: null });
});

it('refuses an unreadable address of the former site', async () => {
  await expect(home.run(`wxr ${fixtures}/wxr/version-1.0.xml --former-site old.example`)).rejects.toThrow(
    '--former-site',
  );
});
