import type { Post, SiteConfig } from '@marquee/shared/domain';

/** What a share button says about a post. */
export type Shareable = {
  /** The post's one address; null when it has none. */
  url: string | null;
  title: string;
  facebookAppId: string | undefined;
  twitterUsername: string | undefined;
};

/** What every share button of a post is made from. */
export function shareable(post: Post, { url, social }: SiteConfig): Shareable {
  return {
    url: post.urlPath ? new URL(post.urlPath, url.base).href : null,
    title: post.ogTitle || post.title || post.name,
    facebookAppId: social.facebookAppId,
    twitterUsername: social.twitterUsername,
  };
}
