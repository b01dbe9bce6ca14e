import { useLayoutEffect, useState } from 'react';

/** Keeps the place in the page when another generation of the draft replaces the whole desk, which is short for a moment. */
export function useKeptScroll(generation: number): void {
  const [kept, setKept] = useState({ generation, top: 0 });
  if (kept.generation !== generation) setKept({ generation, top: window.scrollY });
  useLayoutEffect(() => {
    if (kept.top > 0) window.scrollTo(0, kept.top);
  }, [kept]);
}
