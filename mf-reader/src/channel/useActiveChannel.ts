import { setActiveChannel } from '@marquee/shared';
import { useDispatch } from '@marquee/shared/redux';
import { useEffect } from 'react';

/**
 * Keeps a channel active while its page is mounted, and resets it on unmount. The loader has already made the channel
 * active, but the unmount of the previous page may reset it again.
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
