import { setActiveCategory } from '@marquee/shared';
import { useDispatch } from '@marquee/shared/redux';
import { useEffect } from 'react';

/**
 * Keeps a category active for as long as its page is there, and resets it on leaving. The loader has set it already,
 * but the page that is being left may reset its own only after that.
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
