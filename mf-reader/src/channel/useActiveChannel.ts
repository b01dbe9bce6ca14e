import { setActiveChannel } from '@marquee/shared';
import { useDispatch } from '@marquee/shared/redux';
import { useEffect } from 'react';

/**
 * Keeps a channel active for as long as its page is there, and resets it on leaving. The loader has set it already, but
 * the page that is being left may reset its own only after that.
 */
export function useActiveChannel(key: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(setActiveChannel(key));
    return () => {
      dispatch(setActiveChannel(null));
    };
  }, [dispatch, key]);
}
