import type { Page } from '@playwright/test';

/** A page's faults, gathered from the moment it opens. */
export type Complaints = string[];

const remarks = [
  // Chromium on a preload that is used after some seconds: it depends on the machine's speed.
  /was preloaded using link preload but not used within a few seconds/,
  // React Router in a frame that is taken away, such as that of a preview.
  /Failed to save scroll positions in sessionStorage/,
  // Chromium, without a reason, in a frame that is taken away while it fetches.
  /^Fetch API cannot load \S+ $/,
  // Playwright on its own setting.
  /Service Worker registration blocked by Playwright/,
];

/**
 * Gathers console errors and warnings, uncaught errors, failed requests and CSP violations.
 * @param expectedStatus status of the document itself: Chromium reports a 404 page as a console error
 */
export async function watchPage(page: Page, expectedStatus = 200): Promise<Complaints> {
  const complaints: Complaints = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`CSP ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('console', (message) => {
    const isOwnStatus = expectedStatus >= 400 && message.location().url === page.url();
    const isRemark = remarks.some((remark) => remark.test(message.text()));
    const isComplaint = ['error', 'warning'].includes(message.type()) && !isRemark;
    if (isComplaint && !isOwnStatus) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isDocument) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/**
 * Gives a page a sign of a reader, and waits until React has taken it over; the offline page has a script of its own, which has
 * nothing to take over.
 */
export async function hydrated(page: Page): Promise<void> {
  if ((await page.locator('script[data-main$="/offline.js"]').count()) > 0) return;
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('wheel'));
    const app = document.getElementById('app');
    return app !== null && Object.keys(app).some((key) => key.startsWith('__reactContainer'));
  });
  // The router scrolls itself once the page's effects have run.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}
