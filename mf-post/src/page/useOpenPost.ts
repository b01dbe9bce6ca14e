import { resetPost, setActiveCategory, setActiveChannel } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { useDispatch } from '@marquee/shared/redux';
import { useEffect } from 'react';

/**
 * Opening a post sets the active category and channel; leaving it resets both and the post. The loader has set them
 * already, but the page that is being left resets its own when it goes, which is after this page's loader has run.
 */
export function useOpenPost(post: Post | null): void {
  const dispatch = useDispatch();
  const categoryKey = post?.category?.key ?? null;
  const channelKey = post?.channel?.key ?? null;

  useEffect(() => {
    dispatch(setActiveCategory(categoryKey));
    return () => {
      dispatch(setActiveCategory(null));
    };
  }, [dispatch, categoryKey]);

  useEffect(() => {
    dispatch(setActiveChannel(channelKey));
    return () => {
      dispatch(setActiveChannel(null));
    };
  }, [dispatch, channelKey]);

  const id = post?.id;
  useEffect(
    () => () => {
      // The next post may have been loaded already.
      dispatch(resetPost(id));
    },
    [dispatch, id],
  );
}
