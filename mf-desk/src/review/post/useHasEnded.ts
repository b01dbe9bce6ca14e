import { useEffect, useState } from 'react';

/**
 * True once the page in the frame reports that its link has ended (`useEndedReport` in mf-post).
 * @param origin of the page; messages of other origins are ignored
 * @param link on which the page is shown; a new link is valid again
 */
export function useHasEnded(origin: string, link: string | undefined): boolean {
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    if (link === undefined) return;
    function onMessage({ origin: sender, data }: MessageEvent): void {
      const { type } = (data ?? {}) as { type?: unknown };
      if (sender === origin && type === 'ended') setEnded(link ?? null);
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [origin, link]);
  return ended !== null && ended === link;
}
