import type { Post, PostSummary } from '@marquee/shared/domain';
import { texts } from '../texts.ts';

/** Related posts under one heading. */
export type RelatedGroup = { id: string; title: string; posts: PostSummary[] };

/**
 * Sorts related posts by where they come from, so that each heading is true: the post's category first, then the
 * others, which the heading calls by the post's channel if all of them belong to it, else by the site. A post without
 * an author has no card and is left out, and so is a group without posts.
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
