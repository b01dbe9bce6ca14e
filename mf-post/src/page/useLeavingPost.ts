import { resetPost, setActiveCategory } from '@marquee/shared';
import { useDispatch } from '@marquee/shared/redux';
import { useEffect } from 'react';

/**
 * Leaving the post page resets the active category and the post. The category is also set here, after the loader did:
 * the page that is being left resets its own when it goes, which is after this page's loader has run.
 */
export function useLeavingPost(categoryKey: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(setActiveCategory(categoryKey));
    return () => {
      dispatch(setActiveCategory(null));
    };
  }, [dispatch, categoryKey]);

  useEffect(
    () => () => {
      dispatch(resetPost());
    },
    [dispatch],
  );
}
