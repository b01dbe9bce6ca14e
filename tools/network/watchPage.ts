import type { Page } from '@playwright/test';

/** The faults of a page since it was opened. */
export type Complaints = string[];

const remarks = [
  // Chromium reports a preload that is used late, which depends on the machine's speed.
  /was preloaded using link preload but not used within a few seconds/,
  // React Router reports this in a removed frame, for example of a preview.
  /Failed to save scroll positions in sessionStorage/,
  // Chromium reports this without a reason in a frame that is removed during a request.
  /^Fetch API cannot load \S+ $/,
  // Playwright reports its own setting.
  /Service Worker registration blocked by Playwright/,
];

/**
 * Collects console errors and warnings, uncaught errors, failed requests and CSP violations.
 * @param expectedStatus status of the document, because Chromium reports a 404 page as a console error
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
 * Sends a page an interaction of a reader, and waits until React has hydrated the page. The offline page has its own script and
 * is not hydrated.
 */
export async function hydrated(page: Page): Promise<void> {
  if ((await page.locator('script[data-main$="/offline.js"]').count()) > 0) return;
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('wheel'));
    const app = document.getElementById('app');
    return app !== null && Object.keys(app).some((key) => key.startsWith('__reactContainer'));
  });
  // The router takes over scrolling after the effects of the page have run.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}
