import { lightboxMotion } from '@marquee/shared/constants';
import { useEffect, useState } from 'react';

/** Transition to a picture: `fade` on opening and from the grid, `next` and `prev` when stepping. */
export type Motion = 'fade' | 'next' | 'prev';

/** Returns the current motion; null when it has ended. */
export function useMotion(index: number): Motion | null {
  const [shown, setShown] = useState<{ index: number; motion: Motion | null }>({ index, motion: 'fade' });
  if (shown.index !== index) {
    // The picture chosen in the grid may come a moment after the carousel.
    const motion = shown.motion === 'fade' ? 'fade' : index > shown.index ? 'next' : 'prev';
    setShown({ index, motion });
  }

  useEffect(() => {
    if (!shown.motion) return;
    const duration = shown.motion === 'fade' ? lightboxMotion.fadeMs : lightboxMotion.stepMs;
    const timer = setTimeout(() => setShown({ index: shown.index, motion: null }), duration);
    return () => clearTimeout(timer);
  }, [shown]);

  return shown.motion;
}
