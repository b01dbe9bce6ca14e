import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { demoAccounts } from '../../../api/src/people/demo/demoAccounts.ts';
import { originOf, ports } from '../../network/addresses.ts';
import { type OwnNetwork, startOwnNetwork } from '../../network/ownNetwork.ts';
import { runMarquee } from '../../network/runMarquee.ts';
import { violationsOf } from '../violationsOf.ts';
import { addReads } from './steps/addReads.ts';
import type { Hand } from './steps/Hand.ts';
import { mouse } from './steps/mouse.ts';
import { openAs, submit, walkAs } from './steps/people.ts';
import { readersSoonSee } from './steps/readersOfBeat.ts';
import { signUp } from './steps/signUp.ts';
import { widerThanWindow } from './steps/widerThanWindow.ts';
import { writeDraft } from './steps/writeDraft.ts';

const vocal = originOf('vocal', ports.newsroom);
const beat = originOf('beat', ports.newsroom);
/** 1,000 reads earn 3.80 dollars. A third of them is no whole number of cents. */
const reads = 1_000;
const percent = 33;

let network: OwnNetwork;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  network = await startOwnNetwork(ports.newsroom, ports.newsroomApi);
});
test.afterAll(() => network?.stop());

type Person = { firstName: string; lastName: string };
const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

/** An editor at a desk, with a way to use it. */
type Editor = { page: Page; hand: Pick<Hand, 'press' | 'enter'>; look: (screen: string) => Promise<void> };

/** Checks a screen of the editor with axe, and keeps a picture of it. */
const lookAt = (page: Page) => async (screen: string) => {
  expect.soft(await violationsOf(page), screen).toEqual([]);
  expect.soft(await widerThanWindow(page), screen).toEqual([]);
  await page.screenshot({ path: test.info().outputPath(`${screen}.png`), fullPage: true });
};

async function newWriter(browser: Browser, person: Person): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const complaints = await watchPage(page);
  await signUp(page, person, vocal);
  return { page, complaints };
}

async function pitch(page: Page, slug: string): Promise<void> {
  await page.goto(`${vocal}/vocal/pitches`);
  await page.getByRole('button', { name: 'New pitch' }).click();
  const form = page.getByRole('form', { name: 'New pitch' });
  await form.getByLabel('Working name').fill(slug);
  await form.getByLabel('Brief').fill('Who bakes while the town sleeps?');
  await form.getByLabel('Magazine').selectOption('Beat');
  await form.getByRole('button', { name: 'Send pitch' }).click();
  await expect(page.getByText(`Your pitch “${slug}” is sent.`, { exact: false })).toBeFocused();
}

/** Goes from the notice of the pitch to the plan, and accepts it, which makes the draft of its writer. */
async function accept({ page, hand, look }: Editor, slug: string): Promise<void> {
  await hand.press(page.getByRole('link', { name: /^Notices, \d+ unread/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeFocused();
  await look('notice of a pitch');
  await hand.press(page.getByRole('link', { name: `The pitch “${slug}” is waiting for an answer.` }));
  await expect(page).toHaveURL(/\/vocal\/desk\/planning\?stage=pitched$/);
  await hand.press(page.getByRole('button', { name: `Answer the pitch “${slug}”` }));
  const form = page.getByRole('form', { name: `Answer the pitch “${slug}”` });
  await hand.enter(form.getByLabel('Message to the writer (optional)'));
  await page.keyboard.type('Please talk to the union too.');
  await look('answer to a pitch');
  await hand.press(form.getByRole('button', { name: 'Send answer' }));
  await expect(page.getByText(`Your answer to “${slug}” is sent.`)).toBeFocused();
}

async function writeAndSubmit(page: Page, slug: string, title: string): Promise<void> {
  await page.goto(`${vocal}/vocal/notices`);
  await page.getByRole('link', { name: `Your pitch “${slug}” is accepted.` }).click();
  await expect(page.getByText(`What the editors want: ${slug}`)).toBeVisible();
  await writeDraft(page, title, '<p>The ovens hum.</p>');
  await submit(page);
}

/** Names the second author with a third of the money. */
async function shareByline({ page, hand, look }: Editor, author: Person, second: Person): Promise<void> {
  // The framed page of the post has many stops for a keyboard.
  await hand.press(page.getByRole('button', { name: 'Go to the decision' }));
  await hand.press(page.getByRole('button', { name: 'Change byline' }));
  await hand.enter(page.getByRole('searchbox', { name: 'Add a person by name or mail address' }));
  await page.keyboard.type(nameOf(second));
  await page.keyboard.press('Enter');
  await hand.press(page.getByRole('button', { name: `Add ${nameOf(second)} (` }));
  await hand.enter(page.getByLabel('Share in percent'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(percent));
  await expect(page.getByText(`${nameOf(author)} keeps ${100 - percent} %.`)).toBeVisible();
  await look('byline with a share');
  await lookAtSizes(page);
  await hand.press(page.getByRole('button', { name: 'Save byline' }));
  await expect(page.getByText('The byline is saved.')).toBeFocused();
  await expect(page.getByText(`${nameOf(second)}: author, ${percent} %`)).toBeVisible();
}

/** Keeps pictures of the form of a byline on a phone, on a desktop and with text of 200 %, light and dark. */
async function lookAtSizes(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 375, height: 900 };
  const form = page.getByRole('region', { name: 'Byline' });
  for (const width of [375, 1280, 188, 640])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await violationsOf(page), `byline at ${width} px, ${colorScheme}`).toEqual([]);
      expect.soft(await widerThanWindow(page), `byline at ${width} px`).toEqual([]);
      await form.screenshot({ path: test.info().outputPath(`byline-${width}-${colorScheme}.png`) });
    }
  await page.setViewportSize(before);
}

async function approve({ page, hand, look }: Editor): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Claim', exact: true }));
  await expect(page.getByText('Claim: done.')).toBeFocused();
  await look('decision');
  await hand.press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Publish: done.')).toBeFocused();
  await look('published');
}

/** The post names both people to readers, to search engines and in the feed. */
async function expectBothNames(browser: Browser, address: string, people: readonly Person[]): Promise<void> {
  const names = people.map(nameOf);
  await readersSoonSee(address, `${names[1]}`, beat);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const reader = await context.newPage();
  const complaints = await watchPage(reader);
  await reader.goto(beat + address);
  await expect(reader.getByText('The ovens hum.')).toBeVisible();
  for (const name of names) await expect(reader.getByRole('link', { name }).first()).toBeVisible();
  expect(await violationsOf(reader), 'the post').toEqual([]);
  await reader.screenshot({ path: test.info().outputPath('post.png') });
  const data = await reader.locator('script[type="application/ld+json"]').allTextContents();
  const article = data
    .map((text) => JSON.parse(text))
    .flatMap((one) => one['@graph'] ?? [one])
    .find((one) => Array.isArray(one.author));
  expect(article.author.map(({ name }: { name: string }) => name)).toEqual(names);
  expect(complaints).toEqual([]);
  await context.close();
  for (const name of names) await readersSoonSee('/feed.xml', `<dc:creator>${name}</dc:creator>`, beat);
}

/** The sum of the earnings table, in millionths of a dollar. The balance says the same. */
async function earnedBy(page: Page): Promise<number> {
  await page.goto(`${vocal}/vocal/money`);
  const microsIn = (text: string) => Math.round(Number(/([\d.]+) USD/.exec(text)?.[1]) * 1_000_000);
  const cell = page
    .getByRole('row', { name: /^Total / })
    .getByRole('cell')
    .last();
  const total = microsIn((await cell.textContent()) ?? '');
  expect(total).toBe(microsIn((await page.getByRole('definition').first().textContent()) ?? ''));
  await page.screenshot({ path: test.info().outputPath('money.png'), fullPage: true });
  return total;
}

type Walk = {
  author: Person;
  second: Person;
  slug: string;
  title: string;
  openEditor: (browser: Browser) => Promise<Editor & { complaints: string[] }>;
};

const walks: Record<string, Walk> = {
  'by mouse': {
    author: { firstName: 'Imogen', lastName: 'Varga' },
    second: { firstName: 'Ines', lastName: 'Falk' },
    ...{ slug: 'Night bakers', title: 'The bakers of the night' },
    async openEditor(browser) {
      const { page, complaints } = await openAs(browser, demoAccounts.moderator, vocal);
      return { page, complaints, hand: mouse, look: lookAt(page) };
    },
  },
  'by keyboard on a phone': {
    author: { firstName: 'Nora', lastName: 'Lund' },
    second: { firstName: 'Tomas', lastName: 'Reyes' },
    ...{ slug: 'Early ferries', title: 'The ferries of the morning' },
    async openEditor(browser) {
      const { walk, page, complaints } = await walkAs(browser, demoAccounts.moderator, vocal);
      const hand = { press: walk.press.bind(walk), enter: walk.to.bind(walk) };
      return { page, complaints, hand, look: lookAt(page) };
    },
  },
};

for (const [way, { author, second, slug, title, openEditor }] of Object.entries(walks))
  test(`a pitch becomes a published post of two people who share its money, ${way}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const writing = await newWriter(browser, author);
    const other = await newWriter(browser, second);
    await pitch(writing.page, slug);
    const editor = await openEditor(browser);
    const { page, hand } = editor;
    await accept(editor, slug);
    await writeAndSubmit(writing.page, slug, title);

    await hand.press(page.getByRole('button', { name: /^Account menu/ }));
    await hand.press(page.getByRole('link', { name: 'Planning' }));
    await hand.press(page.getByRole('link', { name: `Open post of “${slug}”` }));
    await expect(page.getByRole('heading', { level: 1, name: slug })).toBeFocused();
    await shareByline(editor, author, second);
    await approve(editor);
    const address = `/${slug.toLowerCase().replace(' ', '-')}`;
    await expectBothNames(browser, address, [author, second]);

    const { rows } = await network.db.$client.query('select id from posts where name = $1', [slug]);
    await addReads(network, rows[0].id, reads);
    await runMarquee(network, 'ledger', 'book');
    const earned = [await earnedBy(writing.page), await earnedBy(other.page)];
    expect(earned).toEqual([2_546_000, 1_254_000]);
    expect(await runMarquee(network, 'ledger', 'verify')).toContain('The ledger is sound.');
    expect([...writing.complaints, ...other.complaints, ...editor.complaints]).toEqual([]);
  });
