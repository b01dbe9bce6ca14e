import type { Post, PostSummary, SearchSection, SiteKey } from '@marquee/shared/domain';

/**
 * A response has a tag for each thing that it depends on. Purging a tag drops every response with the tag, here and in
 * the caches in front of the api.
 */
export const cacheTag = {
  /** Everything about a site. */
  site: (site: SiteKey) => `site:${site}`,
  /** Any list of a site's posts. */
  list: (site: SiteKey) => `list:${site}`,
  post: (id: string | number) => `post:${id}`,
  category: (site: SiteKey, key: string) => `category:${site}/${named(key)}`,
  channel: (site: SiteKey, key: string) => `channel:${site}/${named(key)}`,
  tag: (site: SiteKey, key: string) => `tag:${site}/${named(key)}`,
  author: (key: string) => `author:${named(key)}`,
  promo: (site: SiteKey) => `promo:${site}`,
  /** Where former addresses of a site lead. */
  redirects: (site: SiteKey) => `redirects:${site}`,
};

/** Encodes a key for a header of comma-separated tags. A requested key can contain any character. */
function named(key: string): string {
  return encodeURIComponent(key);
}

/** The tag that purges everything. */
export const everything = '*';

/** Tags of all content on the cards of some posts. */
export function tagsOfPosts(site: SiteKey, posts: readonly PostSummary[]): string[] {
  const tags = new Set<string>();
  for (const post of posts) {
    tags.add(cacheTag.post(post.id));
    if (post.author) tags.add(cacheTag.author(post.author.key));
    for (const { author } of post.bylines ?? []) tags.add(cacheTag.author(author.key));
    if (post.category) tags.add(cacheTag.category(site, post.category.key));
    if (post.channel) tags.add(cacheTag.channel(site, post.channel.key));
  }
  return [...tags];
}

/** Tags of a post's own page. */
export function tagsOfPost(site: SiteKey, post: Post): string[] {
  return [...tagsOfPosts(site, [post]), ...post.tags.map((tag) => cacheTag.tag(site, tag.key))];
}

/** Tags of the sections that a search names. */
export function tagsOfSections(site: SiteKey, sections: readonly Pick<SearchSection, 'kind' | 'urlPath'>[]): string[] {
  return sections.map(({ kind, urlPath }) => {
    const key = urlPath.slice(`/${kind}/`.length);
    return kind === 'author' ? cacheTag.author(key) : cacheTag[kind](site, key);
  });
}

/** Publication time of the newest of the given posts, RFC 3339. */
export function newestOf(posts: readonly PostSummary[]): string | undefined {
  return posts.reduce<string | undefined>(
    (newest, post) => (newest === undefined || post.publishedAt > newest ? post.publishedAt : newest),
    undefined,
  );
}
