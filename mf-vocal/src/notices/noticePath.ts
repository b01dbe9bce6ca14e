import type { Notice } from '@marquee/shared/domain';

/** The page behind a notice: the author's editor or the moderator's review. Null for a notice without a post. */
export function noticePath({ post }: Pick<Notice, 'post'>): string | null {
  if (!post) return null;
  return post.isOwn ? `/vocal/posts/${post.id}` : `/vocal/review/${post.id}`;
}
