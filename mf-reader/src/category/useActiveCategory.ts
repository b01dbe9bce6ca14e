import { setActiveCategory } from '@marquee/shared';
import { useDispatch } from '@marquee/shared/redux';
import { useEffect } from 'react';

/**
 * Keeps a category active while its page is mounted, and resets it on unmount. The loader has already made the category
 * active, but the unmount of the previous page may reset it again.
 */
export function useActiveCategory(key: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(setActiveCategory(key));
    return () => {
      dispatch(setActiveCategory(null));
    };
  }, [dispatch, key]);
}
