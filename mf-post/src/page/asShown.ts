import type { Post, PostSummary } from '@marquee/shared/domain';

/** Removes texts from a post that only other pages show: the biography of its author, and the description of its channel. */
export function asShown(post: Post): Post {
  return {
    ...post,
    author: post.author && { ...post.author, bio: '' },
    channel: post.channel && { ...post.channel, description: '' },
  };
}

/** The next post without the texts that only a card of it shows. */
export function asTeaser(post: PostSummary): PostSummary {
  return { ...post, summary: '', imageAltText: null };
}
