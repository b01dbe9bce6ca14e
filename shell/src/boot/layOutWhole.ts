/**
 * Heights in the window at which to look for visible text, as fractions. One of them can be a gap between two blocks.
 */
const heights = [0.5, 0.35, 0.65];

/** Lays out all blocks, including the blocks whose layout was deferred (`laidOutNearWindow`). */
export function layOutWhole({ documentElement }: Document): void {
  documentElement.dataset.alive = '';
}

/**
 * Lays out all blocks without moving the text that a reader sees. Blocks above the window may be taller or lower than
 * estimated, so the function scrolls by the difference.
 */
export function layOutAroundReader(document: Document, window: Window): void {
  const seen = heights.map((share) => {
    const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * share);
    return { element, top: topOf(element) };
  });
  layOutWhole(document);
  const moved = seen.map(({ element, top }) => topOf(element) - top).find((way) => way !== 0);
  if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
}

function topOf(element: Element | null): number {
  return element?.getBoundingClientRect().top ?? 0;
}
