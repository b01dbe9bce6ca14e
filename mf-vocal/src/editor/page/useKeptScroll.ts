import { useLayoutEffect, useState } from 'react';

/** Restores the scroll position when a new generation of the draft replaces the editor, which is short at first. */
export function useKeptScroll(generation: number): void {
  const [kept, setKept] = useState({ generation, top: 0 });
  if (kept.generation !== generation) setKept({ generation, top: window.scrollY });
  useLayoutEffect(() => {
    if (kept.top > 0) window.scrollTo(0, kept.top);
  }, [kept]);
}
