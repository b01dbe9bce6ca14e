import path from 'node:path';
import { expect, test } from '@playwright/test';
import { demoAccounts } from '../../../api/src/people/demo/demoAccounts.ts';
import { readMails } from '../../../api/src/testing/mailbox.ts';
import { originOf, ports } from '../../network/addresses.ts';
import { type OwnNetwork, startOwnNetwork } from '../../network/ownNetwork.ts';
import { violationsOf } from '../violationsOf.ts';
import { expectAccessible } from './steps/expectAccessible.ts';
import { decide, openAs, submit, walkAs, writePost } from './steps/people.ts';
import { readerSees, readersSoonSee, visible } from './steps/readersOfBeat.ts';

const vocal = originOf('vocal', ports.review);
const beat = originOf('beat', ports.review);

let network: OwnNetwork;
/** Id of the post that the keyboard test publishes and an editor corrects. */
let bakers = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  network = await startOwnNetwork(ports.review, ports.reviewApi);
});
test.afterAll(() => network?.stop());

/** The first paragraph of each mail to the writer, the oldest first. */
async function paragraphsOfMails(): Promise<string[]> {
  const mails = await readMails(path.join(network.dataFolder, 'mail'));
  return mails
    .filter(({ to }) => to === demoAccounts.writer.email)
    .map(({ source }) => /^(?:Changes|Your changes|“).*\.$/m.exec(source)?.[0] ?? source);
}

test('a post goes from its writer over a moderator to readers, and so does a change of it', async ({ browser }) => {
  const { page: writing, complaints: ofWriter } = await openAs(browser, demoAccounts.writer);
  const { page: desk, complaints: ofModerator } = await openAs(browser, demoAccounts.moderator);
  const post = '/the-harbour-at-night';
  expect((await readerSees(post)).statuses).toEqual([404]);
  await readerSees('/');

  await writePost(writing);
  await submit(writing);

  await desk.getByRole('button', { name: /^Account menu/ }).click();
  await desk.getByRole('link', { name: 'Review desk' }).click();
  await expect(desk.getByRole('link', { name: 'The harbour at night' })).toBeVisible();
  await expectAccessible(desk, 'the queue');
  // A click on the page in the frame selects words, even before hydration.
  const { promise: isClicked, resolve: runScripts } = Promise.withResolvers<void>();
  await desk.route(`${beat}/**/main.js`, (route) => isClicked.then(() => route.continue()));
  const isHeld = desk.waitForRequest(`${beat}/**/main.js`);
  await desk.getByRole('link', { name: 'The harbour at night' }).click();
  await decide(desk, 'Claim');
  const shown = desk.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: 'The harbour at night' })).toBeVisible();
  await isHeld;
  await shown.getByText('The crane driver sings').click();
  runScripts();
  await expect(desk.getByText('Selected words: “The crane driver sings, and nobody listens.”')).toBeVisible();
  await desk.getByLabel('Note', { exact: true }).fill('Is that so?');
  await desk.getByRole('button', { name: 'Add note' }).click();
  await desk.getByRole('button', { name: 'Request changes' }).click();
  const request = desk.getByRole('form', { name: 'Request changes' });
  await request.getByRole('button', { name: 'Request changes' }).click();
  await expect(desk.getByText('Request changes: done.')).toBeVisible();

  await writing.goto(`${vocal}/vocal/notices`);
  await writing.getByRole('link', { name: 'Changes are requested for “The harbour at night”.' }).click();
  await expect(writing.getByText('Is that so?')).toBeVisible();
  await writing.getByRole('textbox', { name: 'Your story' }).fill('The crane driver sings, and the harbour listens.');
  await expect(writing.getByText('Saved', { exact: true })).toBeVisible();
  await submit(writing);

  await desk.reload();
  await decide(desk, 'Claim');
  await expect(desk.getByRole('insertion').last()).toHaveText('harbour');
  await desk.getByRole('radio', { name: 'Page' }).check();
  await expect(shown.getByText('and the harbour listens')).toBeVisible();
  await decide(desk, 'Publish');
  await readersSoonSee(post, 'and the harbour listens');
  await readersSoonSee('/', 'The harbour at night');

  await writing.reload();
  await writing.getByLabel('Title', { exact: true }).fill('The harbour at dawn');
  await writing.getByRole('button', { name: 'Settings' }).click();
  await writing.getByLabel('URL slug').fill('harbour-at-dawn');
  await expect(writing.getByText('Saved', { exact: true })).toBeVisible();
  await submit(writing);
  expect((await readerSees(post)).texts.join()).not.toContain('dawn');

  await desk.reload();
  await decide(desk, 'Claim');
  const title = desk.getByRole('region', { name: 'Title' });
  await expect(title.getByRole('deletion')).toHaveText('night');
  await expect(title.getByRole('insertion')).toHaveText('dawn');
  await desk.getByRole('radio', { name: 'Page' }).check();
  await expect(shown.getByRole('heading', { level: 1, name: 'The harbour at dawn' })).toBeVisible();
  const framed = await desk.locator('iframe').getAttribute('src');
  await decide(desk, 'Publish changes');
  await expect(desk.getByRole('link', { name: 'View published post' })).toBeVisible();
  expect((await readerSees(new URL(framed ?? '').pathname)).statuses).toEqual([404]);
  await readersSoonSee('/harbour-at-dawn', 'The harbour at dawn');
  await readersSoonSee('/', 'The harbour at dawn');
  expect(await readerSees(post)).toMatchObject({ statuses: [301], location: '/harbour-at-dawn' });

  expect([...ofWriter, ...ofModerator]).toEqual([]);
  await expect
    .poll(paragraphsOfMails)
    .toEqual([
      'Changes are requested for “The harbour at night”.',
      '“The harbour at night” is published.',
      'Your changes to “The harbour at dawn” are published.',
    ]);
  await expectAccessible(desk, 'the review');
});

test('a renamed category, a new promo and reordered picks are on cached pages of the site, and a former address redirects', async ({
  browser,
}) => {
  const { page, complaints } = await openAs(browser, demoAccounts.moderator);
  for (const path of ['/', '/category/gear']) expect((await readerSees(path)).statuses).toEqual([200]);

  await page.goto(`${vocal}/vocal/curation/beat/categories`);
  await page.getByRole('button', { name: 'Edit: Gear' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Studio kit');
  await page.getByLabel('URL slug', { exact: true }).fill('studio-kit');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Studio kit” was saved.')).toBeVisible();
  await readersSoonSee('/', 'Studio kit');
  await readersSoonSee('/category/studio-kit', 'Studio kit');
  expect(await readerSees('/category/gear')).toMatchObject({ statuses: [301], location: '/category/studio-kit' });
  await expectAccessible(page, 'the categories');

  await page.getByRole('link', { name: 'Promos' }).click();
  await page.getByRole('button', { name: 'New promo' }).click();
  await page.getByLabel('Headline').fill('One night only');
  await page.getByLabel('Link text').fill('Tickets');
  await page.getByLabel('Link URL').fill('/category/live');
  await page.getByRole('button', { name: 'Add promo' }).click();
  await expect(page.getByText('“One night only” was added.')).toBeVisible();
  await readersSoonSee('/', 'One night only');
  await expectAccessible(page, 'the promos');

  await page.getByRole('link', { name: 'Editor’s picks' }).click();
  const picks = page.getByRole('button', { name: /^Move down: / });
  await picks.first().click();
  await page.getByRole('button', { name: 'Save picks' }).click();
  await expect(page.getByText('Picks saved.')).toBeVisible();
  const first = ((await picks.first().getAttribute('aria-label')) ?? '').replace('Move down: ', '');
  await expect(async () => {
    const { posts } = JSON.parse((await readerSees('/api/posts/list?editorPick=true')).texts[0] ?? '');
    expect(posts[0].name).toBe(first);
  }).toPass(visible);
  await expectAccessible(page, 'the picks');
  expect(complaints).toEqual([]);
});

test('a post is reviewed, mended and published with the keyboard alone', async ({ browser }) => {
  const title = 'The bakers of the quay';
  const { walk: writer, page: writing, complaints: ofWriter } = await walkAs(browser, demoAccounts.writer);
  const { walk: moderator, page: desk, complaints: ofModerator } = await walkAs(browser, demoAccounts.moderator);
  bakers = await writePost(writing, title);
  await writer.open(`${vocal}/vocal/posts/${bakers}`);
  await writer.press(writing.getByRole('button', { name: /^Submit/ }));
  await expect(writing.getByText('Submitted. A moderator will review it.')).toBeVisible();

  await moderator.press(desk.getByRole('button', { name: /^Account menu/ }));
  await moderator.press(desk.getByRole('link', { name: 'Review desk' }));
  await moderator.choose(desk.getByLabel('Magazine'), 'Beat');
  await expect(desk).toHaveURL(/site=beat/);
  await moderator.press(desk.getByRole('link', { name: 'Waiting' }));
  await expect(desk).toHaveURL(/status=needs-review/);
  await expect(desk.getByRole('link', { name: title })).toBeVisible();
  expect(await violationsOf(desk), 'the queue').toEqual([]);
  await moderator.key('j');
  await expect(desk.getByRole('link', { name: title })).toBeFocused();
  await moderator.key('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(desk.getByRole('button', { name: 'Claim' })).toBeVisible();
  await moderator.key('c');
  await expect(desk.getByText('Claim: done.')).toBeFocused();
  await moderator.key('n');
  await expect(desk.getByLabel('Note', { exact: true })).toBeFocused();
  await moderator.choose(desk.getByLabel('About'), 'Text');
  await moderator.write(desk.getByLabel('Note', { exact: true }), 'Which driver?');
  await moderator.press(desk.getByRole('button', { name: 'Add note' }));
  await expect(desk.getByText('1 open note')).toBeVisible();
  await moderator.key('r');
  const request = desk.getByRole('form', { name: 'Request changes' });
  await expect(request.getByRole('textbox')).toBeFocused();
  expect(await violationsOf(desk), 'the review').toEqual([]);
  await moderator.press(request.getByRole('button', { name: 'Request changes' }));
  await expect(desk.getByText('Request changes: done.')).toBeFocused();

  await writer.open(`${vocal}/vocal`);
  await writer.press(writing.getByRole('link', { name: /^Notices, \d+ unread/ }));
  await expect(writing.getByRole('heading', { level: 1, name: 'Notices' })).toBeFocused();
  expect(await violationsOf(writing), 'the notices').toEqual([]);
  await writer.press(writing.getByRole('link', { name: `Changes are requested for “${title}”.` }));
  await expect(writing.getByText('Which driver?')).toBeVisible();
  await writer.to(writing.getByRole('textbox', { name: 'Your story' }));
  await writer.key('ControlOrMeta+End');
  await writing.keyboard.type(' Her name is Ida.');
  await expect(writing.getByText('Saved', { exact: true })).toBeVisible();
  await writer.press(writing.getByRole('button', { name: /^Submit/ }));
  await expect(writing.getByText('Submitted. A moderator will review it.')).toBeVisible();

  await moderator.open(desk.url());
  await expect(desk.getByRole('button', { name: 'Claim' })).toBeVisible();
  await moderator.key('c');
  await expect(desk.getByText('Claim: done.')).toBeFocused();
  await moderator.key('p');
  await expect(desk.getByRole('button', { name: 'Publish' })).toBeFocused();
  await moderator.key('Enter');
  await expect(desk.getByText('Publish: done.')).toBeFocused();
  await readersSoonSee('/the-bakers-of-the-quay', 'Her name is Ida.');
  expect([...ofWriter, ...ofModerator]).toEqual([]);
});

test('an editor corrects a live post by keyboard on a phone, with a note to readers, and undoes it', async ({
  browser,
}) => {
  const post = '/the-bakers-of-the-quay';
  const { walk: editor, page, complaints } = await walkAs(browser, demoAccounts.moderator);
  await editor.open(`${vocal}/vocal/posts/${bakers}`);
  const story = page.getByRole('textbox', { name: 'Your story' });
  await editor.to(story);
  await editor.key('ControlOrMeta+End');
  await page.keyboard.type(' She is 41.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await editor.press(page.getByRole('button', { name: 'Review and publish' }));
  await expect(page.getByText('She is 41.')).toBeVisible();
  await editor.press(page.getByRole('button', { name: 'Publish correction' }));
  const form = page.getByRole('form', { name: 'Publish correction' });
  await editor.to(form.getByRole('radio', { name: 'None' }));
  await editor.key('ArrowRight');
  await editor.write(form.getByRole('textbox', { name: 'Correction' }), 'An earlier version had no age.');
  expect(await violationsOf(page), 'the form of a correction').toEqual([]);
  await page.screenshot({ path: test.info().outputPath('correction.png'), fullPage: true });
  await editor.press(form.getByRole('button', { name: 'Publish correction' }));
  await expect(page.getByText('Publish correction: done.')).toBeFocused();
  await readersSoonSee(post, 'She is 41.');
  await readersSoonSee(post, 'An earlier version had no age.');
  await readersSoonSee(post, 'CorrectionComment');
  await readersSoonSee('/feed.xml', 'Correction: An earlier version had no age.');
  await expectAccessible(page, 'the corrected post on the desk');

  await editor.press(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('Undo: done.')).toBeFocused();
  await expect(async () => {
    for (const text of (await readerSees(post)).texts) expect(text).not.toMatch(/She is 41|An earlier version/);
  }).toPass(visible);
  await expect(page.getByRole('button', { name: 'Publish correction' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an editor names a second author with a share of the money, by keyboard on a phone', async ({ browser }) => {
  const { walk: editor, page: desk, complaints } = await walkAs(browser, demoAccounts.moderator);
  await desk.setViewportSize({ width: 375, height: 900 });
  await editor.open(`${vocal}/vocal/review/${bakers}`);
  await editor.press(desk.getByRole('button', { name: 'Change byline' }));
  await editor.write(desk.getByRole('searchbox', { name: 'Add a person by name or mail address' }), 'kit brannigan');
  await editor.key('Enter');
  await editor.press(desk.getByRole('button', { name: 'Add Kit Brannigan (kit-brannigan)' }));
  await editor.choose(desk.getByLabel('Part'), 'Photographs');
  await editor.write(desk.getByLabel('Share in percent'), '40');
  await expect(desk.getByText(/keeps 60\s%\.$/)).toBeVisible();
  await expectAccessible(desk, 'the form of a byline');
  await desk.screenshot({ path: test.info().outputPath('byline.png'), fullPage: true });
  await editor.press(desk.getByRole('button', { name: 'Save byline' }));
  await expect(desk.getByText('The byline is saved.')).toBeFocused();
  await expect(desk.getByText('Kit Brannigan: photographs, 40 %')).toBeVisible();
  await readersSoonSee('/the-bakers-of-the-quay', 'Photographs by');
  await readersSoonSee('/author/kit-brannigan', 'The bakers of the quay');
  expect(complaints).toEqual([]);
});

test('an embargo holds a post back until it ends, whoever approves it', async ({ browser }) => {
  const { page: writing } = await openAs(browser, demoAccounts.writer);
  const { walk: editor, page: desk, complaints } = await walkAs(browser, demoAccounts.moderator);
  const id = await writePost(writing, 'The verdict');
  await submit(writing);
  await editor.open(`${vocal}/vocal/review/${id}`);
  await editor.press(desk.getByRole('button', { name: 'Go to the decision' }));
  await expect(desk.getByRole('heading', { name: 'Decision' })).toBeInViewport();
  await editor.press(desk.getByRole('button', { name: 'Set an embargo' }));
  await desk.getByLabel('Not before').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16));
  await expectAccessible(desk, 'the form of an embargo');
  await desk.setViewportSize({ width: 375, height: 900 });
  await editor.press(desk.getByRole('button', { name: 'Set an embargo' }));
  await expect(desk.getByText(/^Nobody can publish the post before/)).toBeVisible();
  await editor.press(desk.getByRole('button', { name: 'Claim' }));
  await editor.press(desk.getByRole('button', { name: 'Publish', exact: true }));
  await expect(desk.getByRole('alert')).toHaveText(/The embargo of this post has not ended/);
  expect((await readerSees('/the-verdict')).statuses).toEqual([404]);
  await editor.press(desk.getByRole('button', { name: 'End embargo' }));
  await expect(desk.getByText('The post has no embargo.')).toBeVisible();
  await editor.press(desk.getByRole('button', { name: 'Publish', exact: true }));
  await expect(desk.getByText('Publish: done.')).toBeVisible();
  await readersSoonSee('/the-verdict', 'The crane driver sings');
  // The browser logs the refusal.
  expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
});

test('the board of one editor follows what another one does, on a phone and in its calendar', async ({ browser }) => {
  const { page: writing } = await openAs(browser, demoAccounts.writer);
  const { walk: watcher, page: board, complaints } = await walkAs(browser, demoAccounts.moderator);
  const { page: desk } = await openAs(browser, demoAccounts.moderator);
  const id = await writePost(writing, 'Tide tables of the quay');
  await submit(writing);
  await watcher.open(`${vocal}/vocal`);
  await watcher.press(board.getByRole('button', { name: /^Account menu/ }));
  await watcher.press(board.getByRole('link', { name: 'Posts of the network' }));
  const row = board.getByRole('listitem').filter({ hasText: 'Tide tables of the quay' });
  await expect(row).toContainText('Needs review');
  await desk.goto(`${vocal}/vocal/review/${id}`);
  await decide(desk, 'Claim');
  await expect(row).toContainText('In review');
  await expectAccessible(board, 'the board');

  await desk.getByRole('button', { name: 'Schedule' }).click();
  // In the middle of the next month, the days around the post are on the same page of the calendar.
  const now = new Date();
  const time = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 14)).toISOString().slice(0, 11);
  await desk.getByLabel('Date and time').fill(`${time}12:00`);
  await desk.getByRole('form', { name: 'Schedule' }).getByRole('button', { name: 'Schedule' }).click();
  await expect(desk.getByText('Schedule: done.')).toBeVisible();
  await expect(row).toContainText('Scheduled');
  await board.goto(`${vocal}/vocal/desk/posts?view=month&site=beat&date=${time.slice(0, 10)}`);
  const planned = board.getByRole('link', { name: 'Tide tables of the quay' }).first();
  await expect(planned).toBeVisible();
  await expectAccessible(board, 'the calendar');
  const dayOf = (text: string | null) => /was moved to (.+)\.$/.exec(text ?? '')?.[1] ?? '';
  const moved = board.getByText(/^“Tide tables of the quay” was moved to/);
  await planned.focus();
  await board.keyboard.press('Alt+ArrowDown');
  await expect(moved).toBeVisible();
  await expect(planned).toBeFocused();
  const before = dayOf(await moved.textContent());
  await board.keyboard.press('Alt+ArrowUp');
  await expect(moved).not.toHaveText(new RegExp(before));
  const day = dayOf(await moved.textContent());
  await expect(planned).toBeFocused();
  await board.setViewportSize({ width: 1400, height: 1000 });
  await planned.focus();
  await board.keyboard.press('Alt+ArrowRight');
  await expect(moved).not.toHaveText(new RegExp(day));
  const dropped = board.getByRole('listitem').filter({ has: board.getByRole('heading', { name: day }) });
  await planned.dragTo(dropped.first());
  await expect(moved).toHaveText(new RegExp(day));
  await board.goto(`${vocal}/vocal/desk/posts?view=columns`);
  await expect(board.getByText('Tide tables of the quay').first()).toBeVisible();
  await expectAccessible(board, 'the columns');
  expect(complaints).toEqual([]);
});

test('a category is renamed and a promo with dates is made with the keyboard alone', async ({ browser }) => {
  const { walk, page, complaints } = await walkAs(browser, demoAccounts.moderator);
  await walk.open(`${vocal}/vocal/curation`);
  await walk.press(page.getByRole('navigation', { name: 'Magazines' }).getByRole('link', { name: /^Beat/ }));
  await walk.press(page.getByRole('button', { name: /^Edit: / }).first());
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await walk.write(page.getByLabel('Name', { exact: true }), 'Stage and street');
  await walk.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('“Stage and street” was saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit: Stage and street' })).toBeFocused();

  await walk.press(page.getByRole('link', { name: 'Promos' }));
  await walk.press(page.getByRole('button', { name: 'New promo' }));
  await walk.write(page.getByLabel('Headline'), 'Two nights');
  await walk.write(page.getByLabel('Link text'), 'Tickets');
  await walk.write(page.getByLabel('Link URL'), '/category/live');
  await walk.to(page.getByLabel('Shown from'));
  await page.keyboard.type('11012026');
  await walk.key('Tab');
  await page.keyboard.type('0900AM');
  await walk.to(page.getByLabel('Shown until'));
  await page.keyboard.type('11012036');
  await walk.key('Tab');
  await page.keyboard.type('0900AM');
  await walk.press(page.getByRole('button', { name: 'Add promo' }));
  await expect(page.getByText('“Two nights” was added.')).toBeVisible();
  await expect(page.getByText(/until Nov 1, 2036/)).toBeVisible();
  expect(await violationsOf(page), 'the promos').toEqual([]);
  expect(complaints).toEqual([]);
});
