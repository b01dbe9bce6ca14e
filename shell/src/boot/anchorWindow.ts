import { afterFrame } from '@marquee/shared/page/afterFrame';
import { layOutWhole } from './layOutWhole.ts';

/**
 * Lets the browser keep the text in the window where it is when blocks above it turn out taller or lower (`globalCss`), and prepares
 * a page to which the reader returns. The browser scrolls that page to a place in px of a page laid out whole, for the last time
 * just after it has loaded: an anchor in the meantime would lead it astray.
 * @param navigation the page's entry of type "navigation", where the browser has one
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
