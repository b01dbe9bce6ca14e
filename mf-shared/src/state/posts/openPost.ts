import type { OpenPost, PostsState } from './posts.ts';

/**
 * Returns the post of a page with its neighbours, even if another post was loaded after it. Null if the store does not
 * have it.
 * @param idOrKey id or key in the address. If absent, the last loaded post is returned
 */
export function openPost(posts: PostsState | undefined, idOrKey: string | undefined): OpenPost | null {
  const isIt = ({ id, key }: { id: string; key: string }) => idOrKey === undefined || key === idOrKey || id === idOrKey;
  if (!posts) return null;
  const { post, relatedPosts, nextPost, keptPosts } = posts;
  if (post && isIt(post)) return { post, relatedPosts, nextPost };
  return keptPosts.find(({ post }) => isIt(post)) ?? null;
}
