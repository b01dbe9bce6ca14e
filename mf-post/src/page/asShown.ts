import type { Post, PostSummary } from '@marquee/shared/domain';

/** A post without the texts that other pages show, and that it would carry for nothing: its author's biography, its channel's description. */
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
