import type { Post, PostSummary } from '@marquee/shared/domain';

/** Removes the biography of the author and the description of the channel, which only other pages show. */
export function asShown(post: Post): Post {
  return {
    ...post,
    author: post.author && { ...post.author, bio: '' },
    channel: post.channel && { ...post.channel, description: '' },
  };
}

/** Removes the texts of the next post that only cards show. */
export function asTeaser(post: PostSummary): PostSummary {
  const { imageCredit: _credit, ...teaser } = post;
  return { ...teaser, summary: '', imageAltText: null };
}
