import type { Post, PostSummary, SiteKey } from '@marquee/shared/domain';

/** Names of what an answer depends on. Purging a name forgets every answer, here and in caches further out, that carries it. */
export const cacheTag = {
  /** Everything about a site. */
  site: (site: SiteKey) => `site:${site}`,
  /** Any list of a site's posts. */
  list: (site: SiteKey) => `list:${site}`,
  post: (id: string | number) => `post:${id}`,
  category: (site: SiteKey, key: string) => `category:${site}/${key}`,
  channel: (site: SiteKey, key: string) => `channel:${site}/${key}`,
  tag: (site: SiteKey, key: string) => `tag:${site}/${key}`,
  author: (key: string) => `author:${key}`,
  promo: (site: SiteKey) => `promo:${site}`,
};

/** What purging means everything. */
export const everything = '*';

/** Tags of all that shows on the cards of some posts. */
export function tagsOfPosts(site: SiteKey, posts: readonly PostSummary[]): string[] {
  const tags = new Set<string>();
  for (const post of posts) {
    tags.add(cacheTag.post(post.id));
    if (post.author) tags.add(cacheTag.author(post.author.key));
    if (post.category) tags.add(cacheTag.category(site, post.category.key));
    if (post.channel) tags.add(cacheTag.channel(site, post.channel.key));
  }
  return [...tags];
}

/** Tags of a post's own page. */
export function tagsOfPost(site: SiteKey, post: Post): string[] {
  return [...tagsOfPosts(site, [post]), ...post.tags.map((tag) => cacheTag.tag(site, tag.key))];
}

/** When the newest of some posts was published, RFC 3339. */
export function newestOf(posts: readonly PostSummary[]): string | undefined {
  return posts.reduce<string | undefined>(
    (newest, post) => (newest === undefined || post.publishedAt > newest ? post.publishedAt : newest),
    undefined,
  );
}
