import type { Post, PostSummary } from '@marquee/shared/domain';
import { texts } from '../texts.ts';

/** Related posts under one heading. */
export type RelatedGroup = { id: string; title: string; posts: PostSummary[] };

/**
 * Groups related posts so that the heading of each group is true. Posts of the post's category come first, then the
 * other posts. The heading of the others names the post's channel if all of them belong to it, else the site. A post
 * without an author has no card and is left out. A group without posts is left out too.
 */
export function relatedGroups(
  posts: readonly PostSummary[],
  { category, channel }: Pick<Post, 'category' | 'channel'>,
  siteName: string,
): RelatedGroup[] {
  const shown = posts.filter(({ author }) => author);
  const isOfCategory = (post: PostSummary) => category !== null && post.category?.key === category.key;
  const others = shown.filter((post) => !isOfCategory(post));
  const areOfChannel = channel !== null && others.every((post) => post.channel?.key === channel.key);
  return [
    { id: 'related-posts', title: texts.nextUpIn(category?.name ?? siteName), posts: shown.filter(isOfCategory) },
    { id: 'more-posts', title: texts.moreFrom(areOfChannel ? channel.name : siteName), posts: others },
  ].filter((group) => group.posts.length > 0);
}
