import { usePageConfig } from '@marquee/shared';
import { useEffect } from 'react';

/**
 * Loads the page again when Vocal, which shows it in a frame, says that the post was saved. It stays where it was scrolled to. Vocal
 * hears that the page does so, and from when on it listens: a message to a page that is not alive is lost.
 *
 * @param reload of the page's own location, but in tests
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
