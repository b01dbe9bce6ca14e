import { useImpression } from '../impression/useImpression.ts';
import { PostPage } from './PostPage.tsx';
import { useCurrentUser } from './useCurrentUser.ts';
import { useOpenPost } from './useOpenPost.ts';
import { useOwnPost } from './useOwnPost.ts';

/** The page of a post, and the effects of opening it: what is active in the frame, the impression, and the user. */
export function OpenPost() {
  const open = useOwnPost();
  useOpenPost(open?.post ?? null);
  useCurrentUser();
  const flowRef = useImpression();
  return open && <PostPage {...open} flowRef={flowRef} />;
}
