import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Larger than any page, so that everything below the window counts as visible. */
const farBelow = 1_000_000;

/**
 * @returns true once a marker has left the window at its top, and false once it has come back
 * @param isIgnored true while crossings are ignored, for example while the menu covers the page
 */
export function useScrollMarker(marker: RefObject<Element | null>, isIgnored: boolean): boolean {
  const [isPast, setIsPast] = useState(false);
  const onCrossing = useEffectEvent((isInside: boolean) => {
    if (!isIgnored) setIsPast(!isInside);
  });

  useEffect(() => {
    const element = marker.current;
    if (!element || !('IntersectionObserver' in window)) return;
    // Height in pixels that the shell reserves for its bars at the top of the window. NaN if it is not set.
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
