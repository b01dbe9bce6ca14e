import { type Browser, expect, type Page, test } from '@playwright/test';
import { demoAccounts } from '../../../api/src/people/demo/demoAccounts.ts';
import { originOf, ports } from '../../network/addresses.ts';
import { type OwnNetwork, startOwnNetwork } from '../../network/ownNetwork.ts';
import { violationsOf } from '../violationsOf.ts';
import { expectAccessible } from './steps/expectAccessible.ts';
import { keyboard } from './steps/keyboard.ts';
import { mouse } from './steps/mouse.ts';
import { openAs, signIn, submit, writePost } from './steps/people.ts';
import { readersSoonSee } from './steps/readersOfBeat.ts';
import { tabTo } from './steps/tabTo.ts';
import { uploadPicture } from './steps/uploadPicture.ts';

const vocal = originOf('vocal', ports.review);
let network: OwnNetwork;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  network = await startOwnNetwork(ports.review, ports.reviewApi);
});
test.afterAll(() => network?.stop());

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Uploads a picture into the library of Beat, and opens it. @returns its title */
async function addToLibrary(page: Page): Promise<void> {
  await page.goto(`${vocal}/vocal/desk/media?site=beat`);
  await uploadPicture(mouse, page.locator('input[type=file]'));
  await expect(page.getByText('1 picture is in the library.')).toBeVisible();
  await page.getByRole('link', { name: 'sea 0' }).first().click();
  await expect(page.getByRole('form', { name: 'Details' })).toBeVisible();
}

/** The public id of the picture that an address of the library shows. */
const publicIdOf = (page: Page, id: string) =>
  page.evaluate(async (item) => (await (await fetch(`/api/vocal/media/${item}`)).json()).item.image.public_id, id);

const idOf = (page: Page) => page.url().split('/').at(-1) ?? '';

/** Publishes a submitted post of the writer as a moderator does. */
async function publish(page: Page, id: string): Promise<void> {
  const status = await page.evaluate(async (post) => {
    const send = (path: string, body: object) =>
      fetch(`/api/vocal/review/${post}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'if-match': '*' },
        body: JSON.stringify(body),
      });
    await send('claim', {});
    return (await send('decision', { action: 'publish' })).status;
  }, id);
  expect(status).toBe(200);
}

async function openOnPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, demoAccounts.moderator);
  return page;
}

test('a picture is uploaded once, used in two posts, replaced in both and warned about', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page: desk, complaints: ofEditor } = await openAs(browser, demoAccounts.moderator);
  const { page: writing, complaints: ofWriter } = await openAs(browser, demoAccounts.writer);

  await addToLibrary(desk);
  const first = idOf(desk);
  await desk.getByLabel('Title', { exact: true }).fill('The harbour');
  await desk.getByLabel('Credit', { exact: true }).fill('Ada North');
  await desk.getByLabel('Alternative text', { exact: true }).fill('Boats at the pier');
  await desk.getByRole('checkbox', { name: 'Writers may use this picture in their posts' }).check();
  const point = desk.getByRole('button', { name: 'Focal point' });
  await point.focus();
  await desk.keyboard.press('Shift+ArrowLeft');
  await expect(desk.getByText('40 percent from the left, 50 percent from the top.')).toBeAttached();
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText(/^The picture is saved/)).toBeVisible();
  await expectAccessible(desk, 'a picture of the library');
  await desk.setViewportSize({ width: 1280, height: 900 });
  const former = await publicIdOf(desk, first);

  const lead = await writePost(writing, 'The pier at noon');
  await writing.getByRole('radio', { name: 'Picture' }).check();
  await writing.getByRole('group', { name: 'Lead' }).getByRole('button', { name: 'Choose from library' }).click();
  const library = writing.getByRole('dialog', { name: 'Picture library' });
  await expect(library.getByRole('button', { name: /^The harbour/ })).toBeVisible();
  await expectAccessible(writing, 'the library in the editor');
  await writing.setViewportSize({ width: 1280, height: 900 });
  await library.getByRole('button', { name: /^The harbour/ }).click();
  await expect(writing.getByLabel('Credit', { exact: true })).toHaveValue('Ada North');
  await expect(writing.getByLabel('Alternative text', { exact: true })).toHaveValue('Boats at the pier');
  await saved(writing);
  await submit(writing);

  const body = await writePost(writing, 'The pier at night');
  const story = writing.getByRole('textbox', { name: 'Your story' });
  await story.click();
  await writing.keyboard.press('ControlOrMeta+End');
  await writing.keyboard.press('Enter');
  await keyboard.addBlock(story, 'Picture');
  const block = story.getByRole('group', { name: 'Picture', exact: true });
  await block.getByRole('button', { name: 'Choose from library' }).click();
  await library.getByRole('button', { name: /^The harbour/ }).click();
  await expect(block.getByLabel('Credit', { exact: true })).toHaveValue('Ada North');
  await saved(writing);
  await submit(writing);

  await desk.goto(`${vocal}/vocal/review`);
  for (const id of [lead, body]) await publish(desk, id);
  for (const path of ['/the-pier-at-noon', '/the-pier-at-night']) await readersSoonSee(path, former);

  await desk.goto(`${vocal}/vocal/desk/media/${first}`);
  await expect(desk.getByRole('link', { name: 'The pier at noon', exact: true })).toBeVisible();
  await expect(desk.getByText('Published · lead picture')).toBeVisible();
  await desk.getByRole('button', { name: 'Replace everywhere' }).click();
  const form = desk.getByRole('form', { name: 'Replace everywhere' });
  await uploadPicture(mouse, form.locator('input[type=file]'));
  await expect(form.getByRole('radio', { name: 'sea 0' })).toBeChecked();
  await form.getByRole('checkbox', { name: /^Also use the credit/ }).uncheck();
  await expectAccessible(desk, 'the replacement');
  await desk.setViewportSize({ width: 1280, height: 900 });
  await form.getByRole('button', { name: 'Replace in all posts' }).click();
  await expect(desk.getByText('The picture is replaced in 2 posts.')).toBeVisible();
  await desk.getByRole('link', { name: 'sea 0' }).click();
  const second = idOf(desk);
  const present = await publicIdOf(desk, second);
  for (const path of ['/the-pier-at-noon', '/the-pier-at-night']) await readersSoonSee(path, present);
  await readersSoonSee('/the-pier-at-noon', 'Ada North');

  await desk.getByLabel('Last day of use (optional)').fill('2020-01-31');
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText('Expired on 31 January 2020')).toBeVisible();
  await desk.goto(`${vocal}/vocal/desk/posts?q=pier`);
  await expect(desk.getByText('A picture has expired')).toHaveCount(2);

  await writing.goto(`${vocal}/vocal/posts/${lead}`);
  await writing.getByRole('button', { name: /^Checks/ }).click();
  await expect(writing.getByText('The picture could be used until 31 January 2020.', { exact: false })).toBeVisible();
  await writing.getByLabel('Title', { exact: true }).fill('The pier at one');
  await saved(writing);
  await submit(writing);

  await desk.goto(`${vocal}/vocal/review/${lead}`);
  await desk.getByRole('button', { name: 'Claim', exact: true }).click();
  await desk.getByRole('button', { name: 'Publish changes', exact: true }).click();
  await expect(desk.getByRole('alert').filter({ hasText: 'A picture has expired.' })).toBeVisible();
  await expectAccessible(desk, 'a review with an expired picture');
  await desk.setViewportSize({ width: 1280, height: 900 });
  await desk.getByRole('checkbox', { name: 'I have checked the rights of the expired pictures' }).check();
  await desk.getByRole('button', { name: 'Publish changes', exact: true }).click();
  await expect(desk.getByText('Publish changes: done.')).toBeVisible();

  await desk.goto(`${vocal}/vocal/desk/media/${first}`);
  await desk.getByRole('button', { name: /^Undo: / }).click();
  await expect(desk.getByText('The replacement is undone.')).toBeVisible();
  for (const path of ['/the-pier-at-noon', '/the-pier-at-night']) await readersSoonSee(path, former);
  expect([...ofEditor, ...ofWriter]).toEqual([]);
});

test('the library works by keyboard on a phone', async ({ browser }) => {
  const page = await openOnPhone(browser);
  await page.goto(`${vocal}/vocal/desk/media?site=beat`);
  await expect(page.getByRole('link', { name: 'The harbour' })).toBeVisible();
  await expectAccessible(page, 'the library');
  await page.setViewportSize({ width: 375, height: 900 });
  await tabTo(page.getByRole('searchbox'), 60);
  await page.keyboard.type('harbour');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=harbour/);
  await tabTo(page.getByRole('link', { name: 'The harbour' }), 60);
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Focal point' }), 60);
  await page.keyboard.press('ArrowDown');
  await tabTo(page.getByRole('button', { name: 'Save', exact: true }), 60);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The picture is saved/)).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
});

test('an open editor keeps its words while a picture is replaced', async ({ browser }) => {
  const { page: desk } = await openAs(browser, demoAccounts.moderator);
  const { page: writing } = await openAs(browser, demoAccounts.writer);
  const listed = await desk.evaluate(async () => (await (await fetch('/api/vocal/media?site=beat')).json()).items);
  const items: { id: string; title: string; image: { public_id: string } }[] = listed;
  const [from, to] = ['The harbour', 'sea 0'].map((title) => items.find((item) => item.title === title));
  const id = await writePost(writing, 'The pier in fog');
  await writing.evaluate(
    async ([post, image]) => {
      const body = JSON.stringify({ mediaType: 'image', image, imageAltText: 'Boats' });
      const headers = { 'content-type': 'application/json', 'if-match': '*' };
      await fetch(`/api/vocal/posts/${post}`, { method: 'PUT', headers, body });
    },
    [id, from?.image] as const,
  );
  await writing.reload();
  const story = writing.getByRole('textbox', { name: 'Your story' });
  await expect(story).toBeVisible();

  const status = await desk.evaluate(
    async ([item, by]) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ by, withTexts: false });
      return (await fetch(`/api/vocal/media/${item}/replace`, { method: 'POST', headers, body })).status;
    },
    [from?.id, to?.id] as const,
  );
  expect(status).toBe(200);
  await story.click();
  await writing.keyboard.press('ControlOrMeta+End');
  await writing.keyboard.type(' Then comes the fog.');
  await saved(writing);
  await expect
    .poll(() => writing.evaluate(async (post) => (await (await fetch(`/api/vocal/posts/${post}`)).json()).post, id))
    .toMatchObject({
      image: { public_id: to?.image.public_id },
      content: '<p>The crane driver sings, and nobody listens. Then comes the fog.</p>',
    });
  await writing.reload();
  await expect(story).toContainText('Then comes the fog.');
});
