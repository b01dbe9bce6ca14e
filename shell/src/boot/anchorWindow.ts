import { afterFrame } from '@marquee/shared/page/afterFrame';
import { layOutWhole } from './layOutWhole.ts';

/**
 * Turns on the browser's scroll anchoring (`globalCss`), so that visible text stays in place when blocks above it
 * change height. If the reader returns to a page or reloads it, the browser restores a scroll position in px, for the
 * last time just after `load`. The position is only right if all blocks are laid out and anchoring does not scroll. So
 * this function first lays out the whole of such a page, and turns on anchoring after `load`.
 * @param navigation the page's performance entry of type "navigation", undefined if the browser has none
 */
export function anchorWindow(document: Document, window: Window, navigation: PerformanceEntry | undefined): void {
  const anchor = () => {
    document.documentElement.dataset.anchored = '';
  };
  if (isReturn(navigation)) {
    layOutWhole(document);
    window.addEventListener('load', () => afterFrame(anchor), { once: true });
  } else {
    anchor();
  }
}

function isReturn(navigation: PerformanceEntry | undefined): boolean {
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}
