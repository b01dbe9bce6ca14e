import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { expect, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { postWith } from './postWith.ts';

for (const site of siteFolderKeys()) {
  test(`${site}: a post of a channel shows the channel's logo, which links to the channel`, async ({ page }) => {
    const { channel, urlPath } = await postWith(site, (post) => post.channel?.mastheadLogo);
    await page.goto(originOf(site) + urlPath);
    const logo = page.getByRole('banner').getByRole('link', { name: channel?.name });
    await expect(logo).toHaveAttribute('href', channel?.urlPath ?? '');
    await expect
      .poll(() => logo.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });
}
