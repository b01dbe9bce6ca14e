import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sends `reload` to the page in a frame when the version changes. The page reloads itself (`useReload` in mf-post),
 * because it keeps its scroll position only then. A page that was not hydrated yet misses the message. When it reports
 * `alive`, it gets the message again.
 * @param address address of the page. Messages from other origins are ignored
 */
export function useReloads(frame: RefObject<HTMLIFrameElement | null>, address: string, version: number): void {
  const shown = useRef(version);
  const isBehind = useRef(false);
  useEffect(() => {
    const { origin } = new URL(address);
    const tell = () => frame.current?.contentWindow?.postMessage('reload', origin);
    if (shown.current !== version) {
      shown.current = version;
      isBehind.current = true;
      tell();
    }
    function onMessage({ origin: sender, data }: MessageEvent): void {
      if (sender !== origin) return;
      const { type } = (data ?? {}) as { type?: unknown };
      if (type === 'reloading') isBehind.current = false;
      if (type === 'alive' && isBehind.current) tell();
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, address, version]);
}
