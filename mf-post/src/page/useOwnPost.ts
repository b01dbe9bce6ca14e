import type { OpenPost, RootState } from '@marquee/shared';
import { shallowEqual, useSelector } from '@marquee/shared/redux';
import { useParams } from '@marquee/shared/router';
import { openPost } from '@marquee/shared/state/openPost';
import { isReadable, type ReadablePost } from '../readable/ReadablePost.ts';

type OpenReadablePost = OpenPost & { post: ReadablePost };

/**
 * Returns the post that the page's address names, or null until the post is loaded. A post that is loaded for another
 * page changes nothing.
 */
export function useOwnPost(): OpenReadablePost | null {
  const { postKey } = useParams();
  const open = useSelector(({ posts }: RootState) => openPost(posts, postKey), shallowEqual);
  return isOpen(open) ? open : null;
}

function isOpen(open: OpenPost | null): open is OpenReadablePost {
  return open !== null && isReadable(open.post);
}
