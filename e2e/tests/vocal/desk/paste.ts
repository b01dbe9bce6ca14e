import type { Locator } from '@playwright/test';

/** Pastes HTML where the caret is in a document: as a clipboard has it, which Chromium would clean when a page wrote it there. */
export async function paste(story: Locator, html: string): Promise<void> {
  await story.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}
