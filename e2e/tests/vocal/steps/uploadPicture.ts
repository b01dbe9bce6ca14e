import type { Locator } from '@playwright/test';
import type { Hand } from './Hand.ts';

/**
 * Uploads a screenshot of a part of the page by a file field, `count` times, and waits until all pictures have arrived.
 */
export async function uploadPicture(hand: Hand, field: Locator, count = 1): Promise<void> {
  const page = field.page();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 360, height: 240 } });
  const chooser = page.waitForEvent('filechooser');
  await hand.press(field);
  const files = Array.from({ length: count }, (_, place) => ({
    name: `sea-${place}.png`,
    mimeType: 'image/png',
    buffer,
  }));
  let left = count;
  const arrived = page.waitForResponse((response) => response.url().endsWith('/uploadImage') && --left === 0);
  await (await chooser).setFiles(files);
  await arrived;
}
