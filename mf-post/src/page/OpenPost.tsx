import { PostPage } from './PostPage.tsx';
import { useCurrentUser } from './useCurrentUser.ts';
import { useOpenPost } from './useOpenPost.ts';
import { useOwnPost } from './useOwnPost.ts';

/** The page of a post, and the effects of opening it: what is active in the frame, and the user. */
export function OpenPost() {
  useOpenPost(useOwnPost()?.post ?? null);
  useCurrentUser();
  return <PostPage />;
}
