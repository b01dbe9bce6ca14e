import type { NoticeList } from '@marquee/shared/domain';
import { useDispatch } from '@marquee/shared/redux';
import { ApiError } from '@marquee/shared/transport';
import { useEffect, useState } from 'react';
import { useNoticeApi } from '../session/bell/NoticeApiContext.ts';
import { setUnread } from '../session/bell/noticesSlice.ts';
import { setUser } from '../session/sessionSlice.ts';
import { noticeTexts } from './noticeTexts.ts';

export type Notices = {
  /** Null until a first page is loaded. Its notices keep the mark that they had when it was loaded. */
  list: NoticeList | null;
  failure: 'offline' | 'failed' | null;
  /** The result of the last marking, in words; empty before. */
  message: string;
  retry(): void;
  markAll(): Promise<void>;
};

/** A page of the notices. Those that it shows count as read. @param page from 1 */
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
      // The session has ended; the page then leads to sign-in.
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
