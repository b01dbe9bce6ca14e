import type { createBrowserRouter } from '@marquee/shared/router';
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

/**
 * Lets the router begin each navigation after the browser has painted the feedback for the click. On a slow phone, the
 * work of the router and the requests would delay this frame by more than 100 ms.
 */
export function paintFirst({ router, isLoading, onBusy, painted = afterPaint }: PaintFirst): void {
  const { navigate } = router;
  type To = Parameters<typeof navigate>[0];
  type Options = Parameters<typeof navigate>[1];
  let latest = 0;
  router.navigate = async (to: To | number, options?: Options) => {
    latest += 1;
    const number = latest;
    onBusy(true);
    await painted();
    // The reader has clicked another link since.
    if (number !== latest) return;
    await (typeof to === 'number' ? navigate(to) : navigate(to, options));
    // A link within the page loads nothing, so its feedback ends here.
    if (!isLoading()) onBusy(false);
  };
}
