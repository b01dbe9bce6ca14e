import type { Post, SiteConfig } from '@marquee/shared/domain';

/** The data of a post for a share button. */
export type Shareable = {
  /** The post's one address; null when it has none. */
  url: string | null;
  title: string;
  facebookAppId: string | undefined;
  twitterUsername: string | undefined;
};

/** The data for every share button of a post. */
export function shareable(post: Post, { url, social }: SiteConfig): Shareable {
  return {
    url: post.urlPath ? new URL(post.urlPath, url.base).href : null,
    title: post.ogTitle || post.title || post.name,
    facebookAppId: social.facebookAppId,
    twitterUsername: social.twitterUsername,
  };
}
