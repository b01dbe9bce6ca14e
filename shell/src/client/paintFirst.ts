import type { createBrowserRouter, Location } from '@marquee/shared/router';
import { type Path, parsePath } from 'react-router-dom';
import { afterPaint } from './afterPaint.ts';

type PaintFirst = {
  router: ReturnType<typeof createBrowserRouter>;
  /** True while a page loads, also if the router already shows parts of the page. */
  isLoading: () => boolean;
  /** Shows that a page is requested, or that it no longer is. */
  onBusy: (isBusy: boolean) => void;
  /** Resolves after the next frame. A parameter for tests. */
  painted?: () => Promise<void>;
};

/** True if an address is the current one with another hash. */
function differsInHashOnly(to: string | Partial<Path>, location: Location): boolean {
  const { pathname = location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return pathname === location.pathname && search === location.search && hash !== location.hash;
}

/**
 * Lets the router begin each navigation to another page after the browser has painted the feedback for the click. On a
 * slow phone, the work of the router and the requests would delay this frame by more than 100 ms. A step in the history
 * and another hash of the same page do not wait: the reader may go back before the frame, and a hash that was set
 * afterwards would belong to another entry.
 */
export function paintFirst({ router, isLoading, onBusy, painted = afterPaint }: PaintFirst): void {
  const { navigate } = router;
  type To = Parameters<typeof navigate>[0];
  type Options = Parameters<typeof navigate>[1];
  let latest = 0;
  router.navigate = async (to: To | number, options?: Options) => {
    latest += 1;
    const number = latest;
    if (typeof to !== 'number' && !(to && differsInHashOnly(to, router.state.location))) {
      onBusy(true);
      await painted();
      // The reader has clicked another link since.
      if (number !== latest) return;
    }
    await (typeof to === 'number' ? navigate(to) : navigate(to, options));
    // An address that loads nothing has no page whose arrival would end the feedback.
    if (!isLoading()) onBusy(false);
  };
}
