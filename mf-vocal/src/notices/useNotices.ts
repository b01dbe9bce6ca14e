import type { NoticeList } from '@marquee/shared/domain';
import { useDispatch } from '@marquee/shared/redux';
import { ApiError } from '@marquee/shared/transport';
import { useNoticeApi } from '@marquee/vocal-kit/session/bell/NoticeApiContext.ts';
import { setUnread } from '@marquee/vocal-kit/session/bell/noticesSlice.ts';
import { setUser } from '@marquee/vocal-kit/session/sessionSlice.ts';
import { useEffect, useState } from 'react';
import { noticeTexts } from './noticeTexts.ts';

export type Notices = {
  /** Null until the first page has loaded. Notices keep the read state that they had when they were loaded. */
  list: NoticeList | null;
  failure: 'offline' | 'failed' | null;
  /** Message about the last time that notices were marked as read. Empty at first. */
  message: string;
  retry(): void;
  markAll(): Promise<void>;
};

/** Loads a page of the notices and marks its notices as read. @param page page number, from 1 */
export function useNotices(page: number): Notices {
  const api = useNoticeApi();
  const dispatch = useDispatch();
  const [list, setList] = useState<NoticeList | null>(null);
  const [failure, setFailure] = useState<Notices['failure']>(null);
  const [message, setMessage] = useState('');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt stands for a wish to repeat
  useEffect(() => {
    const ending = new AbortController();
    setFailure(null);
    load().catch((error: unknown) => {
      if (ending.signal.aborted) return;
      // The session has ended. Without a user, the page redirects to sign-in.
      if (error instanceof ApiError && error.status === 401) dispatch(setUser(null));
      else setFailure(navigator.onLine ? 'failed' : 'offline');
    });
    return () => ending.abort();

    async function load(): Promise<void> {
      const loaded = await api.notices(page, { signal: ending.signal });
      setList(loaded);
      dispatch(setUnread(loaded.unread));
      const ids = loaded.notices.filter(({ isRead }) => !isRead).map(({ id }) => id);
      if (ids.length > 0) dispatch(setUnread((await api.markRead({ ids })).unread));
    }
  }, [api, dispatch, page, attempt]);

  return {
    list,
    failure,
    message,
    retry: () => setAttempt((before) => before + 1),
    async markAll() {
      const newest = list?.notices[0];
      if (!newest) return;
      try {
        dispatch(setUnread((await api.markRead({ upTo: newest.id })).unread));
        setMessage(noticeTexts.allRead);
      } catch {
        setMessage(noticeTexts.markFailed);
      }
    },
  };
}
