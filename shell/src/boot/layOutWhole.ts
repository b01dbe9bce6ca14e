/** Heights in the window at which a reader may look, as shares of it: one of them can be a gap between two blocks. */
const looks = [0.5, 0.35, 0.65];

/** Lays out the blocks that were left for later (`laidOutNearWindow`) as all others. */
export function layOutWhole({ documentElement }: Document): void {
  documentElement.dataset.alive = '';
}

/**
 * Lays them out while somebody reads. Blocks above the window may turn out taller or lower
 * than they were taken for: the window follows the text that it shows.
 */
export function layOutAroundReader(document: Document, window: Window): void {
  const seen = looks.map((share) => {
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
