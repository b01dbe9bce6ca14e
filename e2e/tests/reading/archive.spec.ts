import { expect, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';

/** The widest windows that are mobile, small and large to the specification. */
const widths = { mobile: 480, small: 768, large: 1024 };

test('the sidebar of the archive is hidden on mobile, and its labels on small screens', async ({ page }) => {
  await page.goto(`${originOf('beat')}/archive/2026/10`);
  const archives = page.getByRole('navigation', { name: 'Archives' });
  const october = archives.getByRole('link', { name: 'October, 2026', exact: true });
  const shortLabel = archives.getByText('Oct 2026', { exact: true });

  await page.setViewportSize({ width: widths.large, height: 900 });
  await expect(october).toBeVisible();
  await expect(shortLabel).toBeHidden();

  // The link keeps its whole name for screen readers.
  await page.setViewportSize({ width: widths.small, height: 900 });
  await expect(october).toBeVisible();
  await expect(shortLabel).toBeVisible();

  await page.setViewportSize({ width: widths.mobile, height: 900 });
  await expect(archives).toBeHidden();
});
