import { imageUrl } from '@marquee/shared';
import { shareImageSize } from '@marquee/shared/constants';
import type { PageConfig, Post } from '@marquee/shared/domain';
import { type Shareable, shareable } from './shareable.ts';

/** A post with fields for only some networks. */
export type ShareablePost = Shareable & {
  summary: string;
  /** Address of the lead picture; null without one. */
  media: string | null;
};

/** The data for the buttons of all networks. */
export function shareablePost(post: Post, { site, images }: PageConfig): ShareablePost {
  const picture = post.image && imageUrl(images, post.image.public_id, { ...shareImageSize, crop: 'fill' });
  return {
    ...shareable(post, site),
    summary: post.ogDescription || post.seoDescription || post.summary,
    media: picture && new URL(picture, site.url.base).href,
  };
}
