import type { Database } from '@marquee/api/acts/database.ts';
import { commonestWord, rareWord } from '@marquee/demo/generator/generatedText.ts';

/** One kind of api call, with several paths if they request different data. */
export type ApiCall = { name: string; paths: readonly string[] };

/** Selects the site with the most posts, where every call is slowest. */
const busiestSite = `
  select site from post_totals where scope = 'site' and post_type = '' order by total desc limit 1`;

/** Returns the api calls of readers' pages, for a database that `generatePosts` has filled. */
export async function readersCalls(db: Database, count: number): Promise<ApiCall[]> {
  const keys = await readKeys(db, count);
  return [...listCalls(keys, count), ...otherCalls(keys, count)];
}

type Keys = Awaited<ReturnType<typeof readKeys>>;

/** Reads keys of entities on the busiest site, and months with posts. */
async function readKeys(db: Database, count: number) {
  const column = async (text: string, values: unknown[] = []) =>
    (await db.$client.query<{ value: string }>(text, values)).rows.map(({ value }) => value);
  const [site = ''] = await column(`select site as value from (${busiestSite})`);
  const keysOf = async (table: string) =>
    column(`select key as value from ${table} where site = $1 order by id`, [site]);
  const [categories, channels, tags] = [await keysOf('categories'), await keysOf('channels'), await keysOf('tags')];
  const authors = await column(
    `select key as value from users join post_totals on scope = 'author' and scope_id = users.id
      where site = $1 and post_type = '' order by users.id`,
    [site],
  );
  const posts = await column(`select key as value from posts where site = $1 order by hashint8(id) limit $2`, [
    site,
    count,
  ]);
  const months = await column(
    `select to_char(m, 'YYYY-MM') as value from generate_series(
      (select min(published_at) from posts), (select max(published_at) from posts), interval '1 month') m`,
  );
  return { site, categories, channels, tags, authors, posts, months };
}

/** Takes the values in turn, so that calls request different data. */
const from = (values: readonly string[], index: number) => encodeURIComponent(values[index % values.length] ?? '');

const pathsWith =
  (site: string, count: number) =>
  (path: (index: number) => string): string[] =>
    Array.from({ length: count }, (_, index) => `/api/${path(index)}&site=${site}`);

function ofMonth(month: string): string {
  const lastDay = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return `publishedAfter=${month}-01&publishedBefore=${month}-${lastDay}`;
}

function listCalls({ site, categories, channels, tags, authors, months }: Keys, count: number): ApiCall[] {
  const pathsOf = pathsWith(site, count);
  const list = (query: (index: number) => string) => pathsOf((index) => `posts/list?${query(index)}`);
  return [
    { name: 'Home, page 1', paths: list(() => 'limit=16') },
    { name: 'Home, page 500', paths: list(() => 'limit=16&page=500') },
    { name: 'Home, any page to 500', paths: list((index) => `limit=16&page=${1 + ((index * 211) % 500)}`) },
    { name: 'Category', paths: list((index) => `limit=24&categoryKey=${from(categories, index)}`) },
    {
      name: 'Category and type',
      paths: list(
        (index) => `limit=24&categoryKey=${from(categories, index)}&postType=${index % 2 ? 'video' : 'gallery'}`,
      ),
    },
    { name: 'Category, page 300', paths: list(() => `limit=24&page=300&categoryKey=${categories[0]}`) },
    { name: 'Channel', paths: list((index) => `limit=24&channelKey=${from(channels, index)}`) },
    { name: 'Tag', paths: list((index) => `limit=24&tags=${from(tags, index)}`) },
    { name: 'Tag, page 300', paths: list(() => `limit=24&page=300&tags=${tags[0]}`) },
    { name: 'Tag and type', paths: list((index) => `limit=24&tags=${from(tags, index)}&postType=gallery`) },
    { name: 'Author', paths: list((index) => `limit=24&author=${from(authors, index)}`) },
    { name: 'Author and type', paths: list((index) => `limit=24&author=${from(authors, index)}&postType=video`) },
    { name: 'Type list', paths: list((index) => `limit=100&postType=${index % 2 ? 'video' : 'article'}`) },
    { name: 'Month archive', paths: list((index) => `limit=24&${ofMonth(months[index % months.length] ?? '')}`) },
    {
      name: 'Month archive, page 20',
      paths: list(() => `limit=24&page=20&${ofMonth(months.at(-2) ?? '')}`),
    },
    { name: 'Year archive', paths: list((index) => `limit=24&${ofYear(months, index)}`) },
    { name: "Editor's picks", paths: list(() => 'limit=5&editorPick=true') },
    { name: 'Search, rare word', paths: list(() => `limit=24&search=${rareWord}`) },
    { name: 'Search, commonest word', paths: list(() => `limit=24&search=${commonestWord}`) },
  ];
}

function otherCalls({ site, categories, posts }: Keys, count: number): ApiCall[] {
  const pathsOf = pathsWith(site, count);
  return [
    { name: 'Post and related', paths: pathsOf((index) => `posts/${from(posts, index)}?`) },
    { name: 'Next post', paths: pathsOf((index) => `posts/next/${from(posts, index)}?`) },
    { name: 'Most viewed', paths: pathsOf(() => 'posts/mostViewed?limit=5') },
    {
      name: 'Most viewed in category',
      paths: pathsOf((index) => `posts/mostViewed?limit=5&categoryKey=${from(categories, index)}`),
    },
    { name: 'Tags', paths: pathsOf(() => 'tags?limit=50') },
    { name: 'Authors', paths: pathsOf(() => 'authors/list?limit=50') },
  ];
}

function ofYear(months: readonly string[], index: number): string {
  const year = (months[(index * 12) % months.length] ?? '').slice(0, 4);
  return `publishedAfter=${year}-01-01&publishedBefore=${year}-12-31`;
}
