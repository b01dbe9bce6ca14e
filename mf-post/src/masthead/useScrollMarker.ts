import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Farther than any page reaches: anything below the window counts as inside it. */
const farBelow = 1_000_000;

/**
 * Whether the reader has scrolled past a marker: true once it goes from inside the window to above it, false on the
 * reverse.
 * @param isIgnored crossings count for nothing, as while the menu lies over the page
 */
export function useScrollMarker(marker: RefObject<Element | null>, isIgnored: boolean): boolean {
  const [isPast, setIsPast] = useState(false);
  const onCrossing = useEffectEvent((isInside: boolean) => {
    if (!isIgnored) setIsPast(!isInside);
  });

  useEffect(() => {
    const element = marker.current;
    if (!element || !('IntersectionObserver' in window)) return;
    // The shell's reserve for its bars at the window's top, in pixels; not a number where it is unset.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const newest = entries.at(-1);
        if (newest) onCrossing(newest.isIntersecting);
      },
      { rootMargin: `${-covered}px 0px ${farBelow}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [marker]);

  return isPast;
}
