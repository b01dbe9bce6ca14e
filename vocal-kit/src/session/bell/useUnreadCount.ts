import { useDispatch, useSelector } from '@marquee/shared/redux';
import { useEffect } from 'react';
import { useNoticeApi } from './NoticeApiContext.ts';
import { type NoticesPart, setUnread } from './noticesSlice.ts';

/** Polling interval of the count, in milliseconds. */
const unreadPollMs = 60_000;

/**
 * Returns the number of unread notices. Loads the count on mount, every minute while the page is visible, and when the
 * window gets the focus or the page becomes visible again.
 */
export function useUnreadCount(): number {
  const api = useNoticeApi();
  const dispatch = useDispatch();

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const load = () => {
      if (document.visibilityState === 'hidden') return;
      api.notices(1, { signal }).then(
        ({ unread }) => {
          if (!signal.aborted) dispatch(setUnread(unread));
        },
        // Keeps the last known count. If the session has ended, the next request of the page reports it.
        () => undefined,
      );
    };
    load();
    const timer = setInterval(load, unreadPollMs);
    window.addEventListener('focus', load);
    document.addEventListener('visibilitychange', load);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', load);
      document.removeEventListener('visibilitychange', load);
      ending.abort();
    };
  }, [api, dispatch]);

  return useSelector(({ notices }: NoticesPart) => notices.unread);
}
