import type { RootState } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { PostPage } from './PostPage.tsx';
import { useCurrentUser } from './useCurrentUser.ts';
import { useOpenPost } from './useOpenPost.ts';

/** The page of a post, and what goes with its being open: what is active in the frame, and who reads. */
export function OpenPost() {
  useOpenPost(useSelector(({ posts }: RootState) => posts?.post ?? null));
  useCurrentUser();
  return <PostPage />;
}
