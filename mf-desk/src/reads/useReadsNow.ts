import type { ReadsNow } from '@marquee/shared/domain';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext, useEffect, useRef } from 'react';
import { ReadsApiContext } from './ReadsApiContext.ts';

const everyMs = 30_000;

/** Reads the current reads every 30 seconds while the tab is visible. Keeps the last ones if a call fails. */
export function useReadsNow(): ReadsNow | null {
  const api = useContext(ReadsApiContext);
  const { value, retry } = useLoaded('reads now', (signal) => api.now({ signal }));
  const again = useRef(retry);
  useEffect(() => {
    const readIfVisible = () => {
      if (document.visibilityState === 'visible') again.current();
    };
    const timer = setInterval(readIfVisible, everyMs);
    document.addEventListener('visibilitychange', readIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readIfVisible);
    };
  }, []);
  return value;
}
