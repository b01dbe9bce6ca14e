import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';
import { finger } from './steps/finger.ts';
import type { Hand } from './steps/Hand.ts';
import { keyboard } from './steps/keyboard.ts';
import { mouse } from './steps/mouse.ts';
import { uploadPicture } from './steps/uploadPicture.ts';
import { writeEverything } from './steps/writeEverything.ts';

const origin = originOf('vocal');

// A limit for failures only. A walk runs axe on each of its screens.
test.describe.configure({ timeout: 240_000 });

type Scheme = 'light' | 'dark';
type Look = (screen: string) => Promise<void>;

/** Checks each screen of a walk with axe, in the colour schemes of this walk. */
const lookAt =
  (page: Page, schemes: readonly Scheme[]): Look =>
  async (screen) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await violationsOf(page), `${screen}, ${colorScheme}`).toEqual([]);
    }
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect.soft(isTooWide, `${screen} is wider than the window`).toBe(false);
  };

/** Puts words into fields by their labels. */
async function fill(page: Page, hand: Hand, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await hand.enter(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
}

async function signUp(page: Page, hand: Hand, look: Look): Promise<void> {
  await page.goto(`${origin}/auth`);
  await look('sign-up');
  await fill(page, hand, {
    'First name': 'Imogen',
    'Last name': 'Varga',
    Email: `writer-${crypto.randomUUID()}@example.com`,
    Password: 'correct horse battery',
  });
  await hand.press(page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Imogen.' })).toBeFocused();
  await look('home');
}

async function followMenu(page: Page, hand: Hand, entry: string, heading: string): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Account menu: Imogen' }));
  await hand.press(page.getByRole('link', { name: entry, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function submitTooEarly(page: Page, hand: Hand, look: Look): Promise<void> {
  await hand.press(page.getByRole('button', { name: /^Submit/ }));
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Almost there');
  await look('refused submission');
  await hand.press(refusal.getByRole('button', { name: 'Magazine' }));
  await expect(page.getByLabel('Magazine')).toBeFocused();
}

async function setUp(page: Page, hand: Hand, look: Look): Promise<void> {
  await hand.choose(page.getByLabel('Magazine'), 'Beat');
  await expect(page.getByLabel('Category').getByRole('option')).not.toHaveCount(1);
  await hand.choose(page.getByLabel('Category'), 'Gear');
  await fill(page, hand, { Summary: 'Where the line ends.' });
  await look('settings');
  await hand.press(page.getByRole('button', { name: 'Close settings' }));
}

async function lead(page: Page, hand: Hand): Promise<void> {
  const media = page.getByRole('group', { name: 'Lead picture or video' });
  await uploadPicture(hand, media.getByLabel('Choose a picture, or drop one here'));
  await hand.enter(media.getByLabel('Alternative text'));
  await page.keyboard.type('A bus by the sea');
}

async function openPanels(page: Page, hand: Hand, look: Look): Promise<void> {
  for (const name of ['Outline', 'Versions', 'Preview']) {
    await hand.press(page.getByRole('button', { name, exact: true }));
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();
    await look(name);
    await hand.press(page.getByRole('button', { name: `Close ${name.toLowerCase()}` }));
  }
}

/** The post on the desk, as the api has it. */
const storedPost = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch(`/api/vocal/posts/${location.pathname.split('/').at(-1)}`);
    return (await response.json()).post;
  });

const picture = expect.objectContaining({ public_id: expect.any(String), width: 360, height: 240 });

/** Fields of the post after the walk. */
const everything = {
  reviewStatus: 'needs-review',
  title: 'The last bus to the sea',
  subtitle: 'Everybody on it',
  summary: 'Where the line ends.',
  site: 'beat',
  image: picture,
  imageAltText: 'A bus by the sea',
};

/** Modules with text, in the order in which they were written. */
const modules = [
  { type: 'content', title: 'Platform two', content: expect.stringContaining('It is the one with the clock.') },
  {
    type: 'image',
    image: picture,
    mediaLayout: 'outsetCenter',
    imageAltText: 'The last bus at its stop',
    imageCaption: 'The stop by the sea',
  },
  {
    type: 'gallery',
    galleryStyle: 'grid',
    images: [picture, expect.objectContaining({ alt: 'The sea at night' })],
  },
  {
    type: 'product',
    title: 'A coat for the last bus',
    url: 'https://example.com/coat',
    price: { amount: 1250, currency: 'USD' },
    image: picture,
  },
  { type: 'video', brightcoveId: '5972928233001', videoLink: null },
  { type: 'video', brightcoveId: null, videoLink: 'https://vimeo.com/76979871' },
].map((module) => expect.objectContaining(module));

const texts = [
  '<p>The sea was <strong>never</strong><em> far</em></p>',
  '<li>A coat</li>',
  '<table><thead><tr><th>Stop</th><th>Time</th><th>Fare</th></tr></thead><tbody><tr><th scope="row">The pier</th><td>23:50</td><td>2.40</td></tr><tr><th scope="row">The sea</th><td></td><td></td></tr><tr><th scope="row">The end</th><td></td><td></td></tr></tbody></table>',
  '<p>A <strong>bold</strong> plan</p>',
  '<h2>The driver</h2>',
  '<ul><li>one</li><li>two</li></ul>',
  '<blockquote><p>Everybody off.</p></blockquote>',
  'href="https://example.org/timetable"',
  '<span role="doc-footnote"> [Or the day after.]</span>',
  '<pre><code class="language-typescript">const stop = 1;\n  // the sea</code></pre>',
  '<aside role="doc-pullquote"><p>The sea keeps no timetable.</p></aside>',
  '<aside role="note"><h3>Before you go</h3><p>Bring a coat.</p></aside>',
  '<figure class="embed"><a href="https://film.invalid/booth" rel="noopener ugc"><strong>https://film.invalid/booth</strong> <small>film.invalid</small></a></figure>',
  '<figure class="embed"><a href="https://x.com/jack/status/20" rel="noopener ugc"><strong>https://x.com/jack/status/20</strong> <small>x.com</small></a></figure>',
  '<hr />',
];

/** Walks from the sign-up to a submitted post with every kind of block. */
async function walk(page: Page, hand: Hand, schemes: readonly Scheme[]): Promise<void> {
  const complaints = await watchPage(page);
  const look = lookAt(page, schemes);
  await signUp(page, hand, look);
  await followMenu(page, hand, 'Posts', 'Your posts');
  await look('no posts');
  await hand.press(page.getByRole('button', { name: 'New post' }));
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await look('empty post');
  await page.keyboard.type(everything.title);
  await page.keyboard.press('Enter');
  await page.keyboard.type(everything.subtitle);
  expect(complaints).toEqual([]);
  await submitTooEarly(page, hand, look);
  // The refusal of the submission.
  complaints.length = 0;
  await setUp(page, hand, look);
  await lead(page, hand);
  await writeEverything(page, hand);
  await look('written post');
  await openPanels(page, hand, look);
  await hand.press(page.getByRole('button', { name: /^Submit/ }));
  await expect(page.getByText('Submitted. A moderator will review it.')).toBeVisible();
  await look('submitted post');
  const stored = await storedPost(page);
  expect(stored).toMatchObject(everything);
  for (const text of texts) expect(stored.content).toContain(text);
  expect(stored.modules).toEqual(modules);
  await followMenu(page, hand, 'Posts', 'Your posts');
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([everything.title]);
  await look('posts');
  await followMenu(page, hand, 'Your account', 'Your account');
  await look('account');
  expect(complaints).toEqual([]);
}

test.describe('from sign-up to a submitted post with every block', () => {
  test('by mouse', ({ page }) => walk(page, mouse, ['light']));

  test('by keyboard alone', ({ page }) => walk(page, keyboard, ['dark']));

  for (const [device, height, scheme] of [
    ['a phone', 700, 'dark'],
    ['a phone above its keyboard', 400, 'light'],
  ] as const)
    test.describe(`on ${device}`, () => {
      test.use({ viewport: { width: 375, height }, hasTouch: true, isMobile: true });

      test('by touch', ({ page }) => walk(page, finger, [scheme]));
    });
});
