import type { OpenPost, PostsState } from './posts.ts';

/**
 * The post that belongs to a page, with its neighbours, whichever was loaded last; null when it is not there.
 * @param idOrKey as the address names it; without it, the post that was loaded last
 */
export function openPost(posts: PostsState | undefined, idOrKey: string | undefined): OpenPost | null {
  const isIt = ({ id, key }: { id: string; key: string }) => idOrKey === undefined || key === idOrKey || id === idOrKey;
  if (!posts) return null;
  const { post, relatedPosts, nextPost, keptPosts } = posts;
  if (post && isIt(post)) return { post, relatedPosts, nextPost };
  return keptPosts.find(({ post }) => isIt(post)) ?? null;
}
