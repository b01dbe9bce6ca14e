import { useEffect, useState } from 'react';

/** Height of a frame until its example has loaded. */
const firstHeight = 160;

/**
 * Tracks the available width of a frame and the height of its page, in pixels. The frame has the same origin.
 */
export function useFrameSize(
  stage: HTMLElement | null,
  frame: HTMLIFrameElement | null,
): { room: number; height: number } {
  const [room, setRoom] = useState(1);
  const [height, setHeight] = useState(firstHeight);

  useEffect(() => {
    if (!stage) return;
    const observer = new ResizeObserver(() => setRoom(stage.clientWidth));
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stage]);

  useEffect(() => {
    if (!frame) return;
    let observer: ResizeObserver | null = null;
    const follow = () => {
      observer?.disconnect();
      const root = frame.contentDocument?.getElementById('root');
      if (!root) return;
      observer = new ResizeObserver(() => {
        if (root.scrollHeight > 0) setHeight(Math.ceil(root.scrollHeight));
      });
      observer.observe(root);
    };
    frame.addEventListener('load', follow);
    follow();
    return () => {
      frame.removeEventListener('load', follow);
      observer?.disconnect();
    };
  }, [frame]);

  return { room, height };
}
