import { usePageConfig } from '@marquee/shared';
import { useEffect } from 'react';

/**
 * Reports to Vocal, when it shows this page in a frame, that the link has ended. Only Vocal's origin gets the message.
 */
export function useEndedReport(isEnded: boolean): void {
  const { vocalUrl } = usePageConfig();
  useEffect(() => {
    if (isEnded && vocalUrl && window.parent !== window) window.parent.postMessage({ type: 'ended' }, vocalUrl);
  }, [isEnded, vocalUrl]);
}
