import { lightboxMotion } from '@marquee/shared/constants';
import { useLayoutEffect, useRef } from 'react';

/**
 * Steps to the previous picture with the left arrow key and to the next with the right one. While a key is held, steps
 * during a motion are skipped. A layout effect adds the listener, so the keys work from the first paint.
 */
export function useArrowKeys(onStep: (by: -1 | 1) => void): void {
  const latest = useRef(onStep);
  useLayoutEffect(() => {
    latest.current = onStep;
  }, [onStep]);

  useLayoutEffect(() => {
    let lastStep = Number.NEGATIVE_INFINITY;
    // Listens on the document, because a click beside the buttons leaves no element focused.
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
      if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      const now = performance.now();
      if (repeat && now - lastStep < lightboxMotion.stepMs) return;
      lastStep = now;
      latest.current(key === 'ArrowLeft' ? -1 : 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
