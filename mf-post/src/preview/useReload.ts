import { usePageConfig } from '@marquee/shared';
import { useEffect } from 'react';

/** Loads the page again when Vocal, which shows it in a frame, says that the post was saved. It stays where it was scrolled to. */
export function useReload(): void {
  const { vocalUrl } = usePageConfig();
  useEffect(() => {
    function onMessage({ origin, data }: MessageEvent): void {
      if (origin === vocalUrl && data === 'reload') location.reload();
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [vocalUrl]);
}
