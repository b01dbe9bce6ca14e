import { usePageConfig } from '@marquee/shared';
import { useEffect } from 'react';

/**
 * Reloads the page when Vocal, which shows it in a frame, reports that the post was saved. The page keeps its scroll
 * position. The page notifies Vocal when it starts to listen and when it reloads, because a message before hydration is
 * lost.
 * @param reload reloads the location of the page; tests replace it
 */
export function useReload(reload: () => void = reloadPage): void {
  const { vocalUrl } = usePageConfig();
  useEffect(() => {
    if (!vocalUrl || window.parent === window) return;
    function onMessage({ origin, data }: MessageEvent): void {
      if (origin !== vocalUrl || data !== 'reload') return;
      window.parent.postMessage({ type: 'reloading' }, vocalUrl);
      reload();
    }
    addEventListener('message', onMessage);
    window.parent.postMessage({ type: 'alive' }, vocalUrl);
    return () => removeEventListener('message', onMessage);
  }, [vocalUrl, reload]);
}

const reloadPage = () => location.reload();
