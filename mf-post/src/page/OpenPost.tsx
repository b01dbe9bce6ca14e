import { PostPage } from './PostPage.tsx';
import { useCurrentUser } from './useCurrentUser.ts';
import { useOpenPost } from './useOpenPost.ts';
import { useOwnPost } from './useOwnPost.ts';

/** The page of a post, and what goes with its being open: what is active in the frame, and who reads. */
export function OpenPost() {
  useOpenPost(useOwnPost()?.post ?? null);
  useCurrentUser();
  return <PostPage />;
}
