import { lightboxMotion } from '@marquee/shared/constants';
import { useLayoutEffect, useRef } from 'react';

/** Left arrow: previous; right arrow: next. A key that is held steps on when the last step has come to rest. They answer from the first paint. */
export function useArrowKeys(onStep: (by: -1 | 1) => void): void {
  const latest = useRef(onStep);
  useLayoutEffect(() => {
    latest.current = onStep;
  }, [onStep]);

  useLayoutEffect(() => {
    let lastStep = Number.NEGATIVE_INFINITY;
    // On the document: a click beside the buttons leaves the focus nowhere.
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
