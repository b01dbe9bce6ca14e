import type { Page } from 'playwright-core';

const pixel = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * Answers requests for images with one pixel. Images are content, and take longer to make than everything else together. Playwright's own
 * routes would pass each request of the page through the gate, and close the browser's cache.
 */
export async function answerPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'image/gif' }];
    // A page that has gone needs no answer.
    session
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: pixel })
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/image/upload/*' }] });
}
