import { resetPost, setActiveCategory, setActiveChannel } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { useDispatch } from '@marquee/shared/redux';
import { useEffect } from 'react';

/**
 * Sets the active category and channel of an opened post. When the reader leaves the post, resets both and closes the
 * post. The loader has already set both, but the previous page resets its own values afterwards, when it is unmounted.
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
