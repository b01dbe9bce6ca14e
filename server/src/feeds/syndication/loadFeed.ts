import { shareImageSize } from '@marquee/shared/constants';
import {
  type Author,
  type Category,
  type Channel,
  isReservedKey,
  type PostList,
  type PostSummary,
  type SiteConfig,
  type Tag,
} from '@marquee/shared/domain';
import { answerError } from '@marquee/shared/transport';
import type { FeedScope } from '../../address/feedFiles.ts';
import type { DocumentSource } from '../FeedDocument.ts';
import { imageAddress } from '../shareImage.ts';
import type { Feed, FeedItem } from './Feed.ts';

/** Posts in a feed. */
const feedLength = 20;

type Subject = { name: string; description: string; urlPath: string; filter: Record<string, string> };

/** Reads the content of a feed of the site or of a part of it. @throws ApiError with status 404 for an unknown key */
export async function loadFeed(source: DocumentSource, scope?: FeedScope, key = ''): Promise<Feed> {
  const { config, get } = source;
  const { site } = config;
  const absolute = (address: string) => new URL(address, site.url.base).href;
  if (isReservedKey(key)) throw answerError(404, null);
  const subject = scope ? await subjects[scope](get, encodeURIComponent(key)) : siteSubject(site);
  const query = new URLSearchParams({ ...subject.filter, limit: String(feedLength) });
  const { posts } = await get<PostList>(`/api/posts/list?${query}`);
  const items = posts.map((post) => feedItem(post, source));
  return {
    title: scope ? `${subject.name} - ${site.name}` : subject.name,
    description: subject.description,
    pageUrl: absolute(subject.urlPath),
    iconUrl: absolute(`/assets/sites/${site.key}/icon-192.png`),
    language: site.locale,
    updated:
      items
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? new Date(0).toISOString(),
    items,
  };
}

function siteSubject({ name, metaDescription }: SiteConfig): Subject {
  return { name, description: metaDescription, urlPath: '/', filter: {} };
}

const subjects: Record<FeedScope, (get: DocumentSource['get'], key: string) => Promise<Subject>> = {
  async category(get, key) {
    const { category } = await get<{ category: Category }>(`/api/categories/${key}`);
    return { ...category, filter: { categoryKey: category.key } };
  },
  async channel(get, key) {
    const { channel } = await get<{ channel: Channel }>(`/api/channels/${key}`);
    return { ...channel, filter: { channelKey: channel.key } };
  },
  async tag(get, key) {
    const { tag } = await get<{ tag: Tag }>(`/api/tags/${key}`);
    return { ...tag, description: tag.seoDescription, filter: { tags: tag.id } };
  },
  async author(get, key) {
    const { author } = await get<{ author: Author }>(`/api/authors/${key}`);
    const { fullname: name, summary, urlPath, id } = author;
    return { name, description: summary ?? '', urlPath, filter: { author: id } };
  },
};

function feedItem(post: PostSummary, { config }: DocumentSource): FeedItem {
  const absolute = (address: string) => new URL(address, config.site.url.base).href;
  const { author, bylines = [], category, channel, image, corrections = [] } = post;
  const people = [...(author ? [author] : []), ...bylines.map((byline) => byline.author)];
  return {
    url: absolute(post.urlPath),
    title: post.name,
    subtitle: post.subtitle,
    summary: post.summary,
    language: post.language,
    publishedAt: post.publishedAt,
    updatedAt: corrections.at(-1)?.at ?? post.publishedAt,
    corrections,
    authors: people.map(({ fullname: name, urlPath }) => ({ name, url: absolute(urlPath) })),
    categories: [category, channel]
      .filter((one) => one !== null)
      .map(({ key, name, urlPath }) => ({ key, name, url: absolute(urlPath) })),
    image: image && {
      url: imageAddress(config, image),
      ...shareImageSize,
      alt: post.imageAltText ?? '',
      credit: post.imageCredit,
    },
  };
}
