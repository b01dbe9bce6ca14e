import type { Page } from '@playwright/test';

/** Answers the notice of a site for adults ahead, as on a later visit. Other sites have none. */
export const asAdult = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Frames of other origins may have no storage.
    if (window === window.top) localStorage.setItem('marquee-adult', '1');
  });
