import { useDispatch, useSelector } from '@marquee/shared/redux';
import { useEffect } from 'react';
import { useNoticeApi } from './NoticeApiContext.ts';
import { type NoticesPart, setUnread } from './noticesSlice.ts';

/** Time between two looks at the count, in milliseconds. */
const unreadPollMs = 60_000;

/**
 * Number of unread notices. The count is loaded at once, each minute while the page is visible, and when it becomes
 * visible again.
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
        // The last known count stays; a session that has ended shows at the next call of a page.
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
