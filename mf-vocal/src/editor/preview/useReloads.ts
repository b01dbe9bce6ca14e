import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells the page in a frame to load itself again when the version changes, since only then it stays where it was scrolled to. A page
 * that was not alive yet is told again once it says that it is (`useReload` in mf-post).
 *
 * @param address of the page; messages of other origins are ignored
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
