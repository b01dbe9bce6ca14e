import type { Category, Channel, PostList, PostSummary } from '@marquee/shared/domain';
import type { DocumentSource, FeedDocument } from './FeedDocument.ts';
import { feedFormats } from './syndication/feedFormats.ts';

const newestPosts = 20;

/** Escapes a text for Markdown and puts it on one line. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** Describes the site in one Markdown page for language models (llmstxt.org). */
export async function llmsText({ config, get }: DocumentSource): Promise<FeedDocument> {
  const { name, description, metaDescription, url, staticAbout } = config.site;
  const absolute = (path: string) => new URL(path, url.base).href;
  const entry = (title: string, path: string, note: string) =>
    `- [${plain(title)}](${absolute(path)})${note ? `: ${plain(note)}` : ''}`;
  const [{ categories }, { channels }, { posts }] = await Promise.all([
    get<{ categories: Category[] }>('/api/categories/list'),
    get<{ channels: Channel[] }>('/api/channels/list'),
    get<PostList>(`/api/posts/list?limit=${newestPosts}`),
  ]);
  const section = (title: string, lines: string[]) => (lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : []);
  const taxa = (all: readonly (Category | Channel)[]) =>
    all.map((one) => entry(one.name, one.urlPath, one.description));
  const lines = [
    `# ${plain(name)}`,
    '',
    `> ${plain(description)}`,
    '',
    plain(metaDescription),
    '',
    ...section('Sections', taxa(categories)),
    ...section('Channels', taxa(channels)),
    ...section(
      'Newest posts',
      posts.map((post) => entry(post.name, post.urlPath, summaryOf(post))),
    ),
    ...section('Feeds', [
      ...feedFormats.map(({ file, label }) => entry(label, `/${file}`, 'the newest posts')),
      entry('Feeds of a section', '/category/{key}/feed.xml', 'and so for tag, author and channel'),
    ]),
    ...section('Optional', [
      ...(staticAbout ? [entry('About', '/about', '')] : []),
      entry('Site map', '/sitemap.xml', 'every page, for crawlers'),
    ]),
  ];
  return { type: 'text/plain', body: lines.join('\n') };
}

function summaryOf({ summary, author, publishedAt }: PostSummary): string {
  const origin = [author?.fullname, publishedAt.slice(0, 10)].filter(Boolean).join(', ');
  return `${summary} (${origin})`;
}
