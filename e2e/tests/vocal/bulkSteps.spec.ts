import { expect, type Page, test } from '@playwright/test';
import { demoAccounts } from '../../../api/src/people/demo/demoAccounts.ts';
import { originOf, ports } from '../../network/addresses.ts';
import { type OwnNetwork, startOwnNetwork } from '../../network/ownNetwork.ts';
import { expectAccessible } from './steps/expectAccessible.ts';
import { openAs } from './steps/people.ts';
import { readersSoonSee } from './steps/readersOfBeat.ts';

const vocal = originOf('vocal', ports.review);
let network: OwnNetwork;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  network = await startOwnNetwork(ports.review, ports.reviewApi);
});
test.afterAll(() => network?.stop());

const categoriesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { categories } = await (await fetch('/api/vocal/categories/list/beat')).json();
    return categories.map(({ key }: { key: string }) => key);
  });

/** Selects the first two posts of the list. @returns their names */
async function selectTwo(page: Page): Promise<string[]> {
  const boxes = page.getByRole('checkbox', { name: /^Select “/ });
  await expect(boxes.nth(1)).toBeVisible();
  const names: string[] = [];
  for (const place of [0, 1]) {
    await boxes.nth(place).check();
    names.push(/“(.+)”/.exec((await boxes.nth(place).getAttribute('aria-label')) ?? '')?.[1] ?? '');
  }
  return names;
}

async function take(page: Page, step: string, label: string, value: string): Promise<void> {
  const bar = page.getByRole('region', { name: '2 posts selected' });
  await bar.getByLabel('Step').selectOption(step);
  await bar.getByLabel(label).fill(value);
  await bar.getByRole('button', { name: 'Apply to 2 posts' }).click();
}

test('an editor tags two live posts and moves them to another category, and takes both back', async ({ browser }) => {
  const { page, complaints } = await openAs(browser, demoAccounts.moderator);
  await page.goto(`${vocal}/vocal/desk/posts`);
  const [from = '', to = ''] = await categoriesOf(page);
  const list = (category: string) => `${vocal}/vocal/desk/posts?site=beat&status=published&category=${category}`;
  await page.goto(list(from));
  const report = page.getByRole('region', { name: 'Report' });

  const names = await selectTwo(page);
  await take(page, 'Add a tag', 'Tag', 'Harbour lights');
  await expect(report).toContainText('Done: 2.');
  await expectAccessible(page, 'the report of a bulk step');
  await readersSoonSee('/tag/harbour-lights', names[0] ?? '');
  await report.getByRole('button', { name: 'Undo for 2 posts' }).click();
  await expect(report).toContainText('Done: 2.');
  await expect(report.getByRole('button', { name: /^Undo/ })).toHaveCount(0);

  await selectTwo(page);
  await take(page, 'Set the category', 'URL slug of the category', to);
  await expect(report).toContainText('Done: 2.');
  await expect(page.getByRole('checkbox', { name: `Select “${names[0]}”` })).toHaveCount(0);
  await report.getByRole('button', { name: 'Undo for 2 posts' }).click();
  await expect(page.getByRole('checkbox', { name: `Select “${names[0]}”` })).toBeVisible();
  expect(complaints).toEqual([]);
});
