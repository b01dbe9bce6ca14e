import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';
import { finger } from './steps/finger.ts';
import type { Hand } from './steps/Hand.ts';
import { keyboard } from './steps/keyboard.ts';
import { mouse } from './steps/mouse.ts';
import { openNewPost } from './steps/openNewPost.ts';
import { uploadPicture } from './steps/uploadPicture.ts';

const post = {
  title: 'The night buses of the coast, and the people who drive them home',
  content: `<h2>By day</h2>
<p>Read it <a href="${originOf('beat')}/seven-records-for-a-new-needle">here</a>, or in <a href="${originOf('beat')}/no-such-post">the list of fares</a>.</p>
<h4>At night</h4>
<table><tbody><tr><td><p>Ayr</p></td><td><p>Two pounds</p></td></tr></tbody></table>
<p>The end.</p>
<p></p>`,
};

const toggle = (page: Page) => page.getByRole('button', { name: /^Checks(?: \d+ suggestions?)?$/ });
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Checks' });
const selected = (page: Page) => page.evaluate(() => String(getSelection()));

/** Returns the elements that are wider than the window, if the page scrolls sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll('#app *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return wide.map(({ outerHTML }) => outerHTML.slice(0, 100));
  });

/** Opens the panel, unless the window is wide enough to show it beside the text. */
async function openChecks(page: Page, hand: Hand): Promise<Locator> {
  const panel = panelOf(page);
  // A jump closes the panel that covers the text.
  if ((page.viewportSize()?.width ?? 0) <= 1024) await expect(panel).toBeHidden();
  if (!(await panel.isVisible())) await hand.press(toggle(page));
  await expect(panel).toBeVisible();
  return panel;
}

/** Goes from each finding to its place, and mends it. */
async function mendAll(page: Page, hand: Hand): Promise<void> {
  const complaints = await watchPage(page);
  const story = await openNewPost(page, post);
  await story
    .locator(':scope > p')
    .last()
    .click({ position: { x: 5, y: 10 } });
  await keyboard.addBlock(story, 'Picture');
  const picture = story.getByRole('group', { name: 'Picture', exact: true });
  await uploadPicture(mouse, picture.locator('input[type=file]'));
  await expect(toggle(page)).toHaveAccessibleName('Checks 6 suggestions');

  const panel = await openChecks(page, hand);
  await expect(panel.getByText('Links are checked.')).toBeVisible();
  const findings = panel.getByRole('listitem');
  const ofWords = (words: string) => panel.getByRole('button', { name: words });
  await expect(findings).toHaveCount(7);
  await expect(ofWords('the list of fares The page of the link was not found.')).toBeVisible();
  // Examines the panel only, because the text has the faults that the checks list.
  expect(await violationsOf(page, { part: 'aside' })).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('checks.png') });

  await hand.press(ofWords('here'));
  await expect(story).toBeFocused();
  expect(await selected(page)).toBe('here');
  await expect(story.getByRole('link', { name: 'here' })).toBeInViewport();
  await page.keyboard.type('in the timetable');

  await openChecks(page, hand);
  await expect(findings).toHaveCount(6);
  await hand.press(ofWords('the list of fares'));
  expect(await selected(page)).toBe('the list of fares');
  await page.keyboard.type('a list');

  await openChecks(page, hand);
  await hand.press(ofWords('Picture 1 in the text'));
  await expect(picture.getByRole('textbox', { name: 'Alternative text' })).toBeFocused();
  await expect(picture.getByRole('textbox', { name: 'Alternative text' })).toBeInViewport();
  await page.keyboard.type('A bus by the sea');

  await openChecks(page, hand);
  await expect(findings).toHaveCount(4);
  await hand.press(ofWords('Ayr'));
  await hand.openTableMenu(story);
  await hand.press(page.getByRole('button', { name: 'Header row', exact: true }));
  await expect(story.getByRole('columnheader', { name: 'Ayr' })).toBeVisible();
  // In a table, Tab goes to the next cell.
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+End');

  await openChecks(page, hand);
  await expect(findings).toHaveCount(3);
  await hand.press(ofWords('Summary'));
  const summary = page.getByRole('textbox', { name: 'Summary' });
  await expect(summary).toBeFocused();
  await page.keyboard.type('Nobody else is up.');

  const before = page.getByRole('region', { name: 'Before you submit' });
  await expect(before.getByText('Suggestions only. You can submit the post as it is.')).toBeVisible();
  await expect(before.getByRole('button', { name: 'Summary' })).toBeHidden();
  expect(await violationsOf(page, { part: 'aside' })).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('before.png') });
  await hand.press(before.getByRole('button', { name: 'At night' }));
  await expect(story).toBeFocused();
  expect(await selected(page)).toBe('At night');
  await page.keyboard.press('ControlOrMeta+Alt+3');
  await expect(story.getByRole('heading', { name: 'At night', level: 3 })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
}

test('a writer mends what the checks list, by mouse', ({ page }) => mendAll(page, mouse));

test('a writer mends what the checks list, with the keyboard alone', ({ page }) => mendAll(page, keyboard));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('a writer mends what the checks list, by touch', ({ page }) => mendAll(page, finger));

  test('a jump stays at its place in a long post', async ({ page }) => {
    const content = `${'<p>Land ahoy.</p>'.repeat(30)}<h2>The end</h2><p></p>`;
    const story = await openNewPost(page, { ...post, content });
    await story.getByRole('heading', { name: 'The end' }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await keyboard.addBlock(story, 'Picture');
    const picture = story.getByRole('group', { name: 'Picture', exact: true });
    await uploadPicture(mouse, picture.locator('input[type=file]'));
    /** The shell follows the address of the closed panel in one of the next frames, and must not scroll then. */
    const staysInView = async (place: Locator) => {
      await expect(page).not.toHaveURL(/panel=/);
      await page.evaluate(async () => {
        for (let frames = 0; frames < 60; frames += 1) await new Promise(requestAnimationFrame);
      });
      await expect(place).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
    };
    const panel = await openChecks(page, finger);
    await panel.getByRole('button', { name: 'Picture 1 in the text' }).tap();
    await expect(picture.getByRole('textbox', { name: 'Alternative text' })).toBeFocused();
    await staysInView(picture.getByRole('textbox', { name: 'Alternative text' }));
    await page.getByRole('button', { name: 'Outline' }).tap();
    await page.getByRole('complementary').getByRole('button', { name: 'The end' }).tap();
    await staysInView(story.getByRole('heading', { name: 'The end' }));
  });
});

test('the checks fit a phone with large text, in the dark, and show long sentences on demand', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const long = `It ${'went on '.repeat(16)}home.`;
  const content = `<p>Read it <a href="https://film.invalid">here</a>.</p><p>${long}</p>`;
  await openNewPost(page, { ...post, title: 'Fares', content });
  for (const [width, height] of [
    [375, 400],
    // A phone of 375 px at 200 % text.
    [188, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    const panel = await openChecks(page, mouse);
    const choice = panel.getByRole('checkbox', { name: /^Show sentences of more than 30 words/ });
    await choice.check();
    await expect(panel.getByText('The sentence has 34 words.')).toBeVisible();
    expect.soft(await tooWide(page)).toEqual([]);
    expect.soft(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`panel-${width}.png`) });
    await choice.uncheck();
    await expect(panel.getByText('The sentence has 34 words.')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    await page.screenshot({ path: test.info().outputPath(`bar-${width}.png`) });
  }
});
