import type { OpenPost, RootState } from '@marquee/shared';
import { shallowEqual, useSelector } from '@marquee/shared/redux';
import { useParams } from '@marquee/shared/router';
import { openPost } from '@marquee/shared/state/openPost';
import { isReadable, type ReadablePost } from '../readable/ReadablePost.ts';

/**
 * The post that the page's address names, null before it is there. A post that is loaded for another page changes
 * nothing.
 */
export function useOwnPost(): (OpenPost & { post: ReadablePost }) | null {
  const { postKey } = useParams();
  const open = useSelector(({ posts }: RootState) => openPost(posts, postKey), shallowEqual);
  return open && isReadable(open.post) ? { ...open, post: open.post } : null;
}
