import { askSite } from '@marquee/tools/network/askSite.ts';
import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { codeAt } from '../../../api/src/people/factors/totp.ts';
import { originOf } from '../../network/addresses.ts';
import { expectAccessible } from './steps/expectAccessible.ts';
import { giveRole, menuOf } from './steps/giveRole.ts';
import { decide, submit, writePost } from './steps/people.ts';
import { signUp } from './steps/signUp.ts';

const origin = originOf('vocal');
const ofEverybody = ['Home', 'Posts', 'Pitches and stories', 'Your money'];

/** A new account in its own browser. */
async function newPerson(browser: Browser, firstName: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const complaints = await watchPage(page);
  const email = await signUp(page, { firstName, lastName: 'Varga' });
  return { page, email, complaints };
}

const isMissing = async (page: Page, path: string) => {
  await page.goto(origin + path);
  await expect(
    page.getByRole('heading', { level: 1, name: /^(?:Page not found|We could not find this post\.)$/ }),
  ).toBeVisible();
};

test('an editor of a section decides its posts, and finds neither other posts nor their buttons', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page: writing, complaints } = await newPerson(browser, 'Imogen');
  const own = await writePost(writing, 'Strings of the section', origin, { site: 'beat', category: 'live' });
  await submit(writing);
  const other = await writePost(writing, 'Amplifiers of the others', origin, { site: 'beat', category: 'gear' });
  await submit(writing);

  const { page: desk, email, complaints: ofEditor } = await newPerson(browser, 'Sina');
  await giveRole(browser, origin, email, { name: 'Editor', magazine: 'Beat', section: 'Live' });
  await desk.goto(`${origin}/vocal`);
  expect(await menuOf(desk)).toEqual([...ofEverybody, 'Review desk', 'Posts of the network', 'Your account']);
  await desk.goto(`${origin}/vocal/review`);
  await expect(desk.getByRole('link', { name: 'Strings of the section' })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Amplifiers of the others' })).toHaveCount(0);
  await expectAccessible(desk, 'the queue of a section');
  await desk.goto(`${origin}/vocal/desk/posts?q=${encodeURIComponent('Varga')}`);
  await expect(desk.getByText('Amplifiers of the others')).toHaveCount(0);
  await desk.goto(`${origin}/vocal/desk/posts`);
  await expect(desk.getByRole('link', { name: 'Strings of the section', exact: true })).toBeVisible();
  await expect(desk.getByText('Amplifiers of the others')).toHaveCount(0);
  await expectAccessible(desk, 'the board of a section');
  for (const path of [`/vocal/review/${other}`, `/vocal/posts/${other}`]) await isMissing(desk, path);
  for (const path of ['money', 'audit', 'people', 'planning', 'media', 'reads'])
    await isMissing(desk, `/vocal/desk/${path}`);
  await isMissing(desk, '/vocal/curation');
  const refused = await desk.evaluate(async (id) => {
    const claim = await fetch(`/api/vocal/review/${id}/claim`, { method: 'POST' });
    return claim.status;
  }, other);
  expect(refused).toBe(404);

  await desk.goto(`${origin}/vocal/review/${own}`);
  await decide(desk, 'Claim');
  await decide(desk, 'Publish');
  await expect
    .poll(async () => (await askSite(`${originOf('beat')}/strings-of-the-section`)).body.toString())
    .toContain('The crane driver sings');
  // The browser logs the pages and the claim that were refused.
  expect([...complaints, ...ofEditor].filter((line) => !/40[34]/.test(line))).toEqual([]);
});

test('an editor who edits a post of a magazine with four eyes leaves its approval to another one', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page: writing, complaints } = await newPerson(browser, 'Imogen');
  const place = { site: 'longevity', category: 'sleep' };
  const id = await writePost(writing, 'Naps of the harbour', origin, place);
  await submit(writing);

  const editors = [];
  for (const name of ['Petra', 'Quentin']) {
    const editor = await newPerson(browser, name);
    await giveRole(browser, origin, editor.email, { name: 'Editor', magazine: 'Longevity' });
    editors.push(editor);
  }
  const [first, second] = editors;
  if (!first || !second) throw new Error('There are no two editors.');
  const { page: desk } = first;
  await desk.goto(`${origin}/vocal/review/${id}`);
  await decide(desk, 'Claim');
  await expect(desk.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await desk.getByRole('link', { name: 'Edit post' }).click();
  const story = desk.getByRole('textbox', { name: 'Your story' });
  await story.click();
  await desk.keyboard.press('ControlOrMeta+End');
  await desk.keyboard.type(' So does the pilot.');
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
  await desk
    .getByRole('link', { name: 'Review and publish' })
    .or(desk.getByRole('button', { name: 'Review and publish' }))
    .click();
  const reason = 'You edited this post or are named on it. Another editor must approve it.';
  await expect(desk.getByText(reason)).toBeVisible();
  for (const name of ['Publish', 'Schedule'])
    await expect(desk.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(desk.getByRole('button', { name: 'Request changes' })).toBeVisible();
  await expectAccessible(desk, 'a post that another editor approves');
  await decide(desk, 'Release');

  await second.page.goto(`${origin}/vocal/review/${id}`);
  await decide(second.page, 'Claim');
  await expect(second.page.getByText(reason)).toHaveCount(0);
  await decide(second.page, 'Publish');
  await expect
    .poll(async () => (await askSite(`${originOf('longevity')}/naps-of-the-harbour`)).body.toString())
    .toContain('So does the pilot.');
  expect([...complaints, ...first.complaints, ...second.complaints]).toEqual([]);
});

test('a role that demands a second factor has no effect until the person has set one up', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page, email, complaints } = await newPerson(browser, 'Ada');
  await giveRole(browser, origin, email, { name: 'Auditor', magazine: null });
  const auditStatus = () => page.evaluate(async () => (await fetch('/api/vocal/audit')).status);

  await page.goto(`${origin}/vocal/desk/audit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeVisible();
  expect(await auditStatus()).toBe(403);
  expect(await menuOf(page)).toEqual([...ofEverybody, 'Your account']);
  await expectAccessible(page, 'the missing second factor');
  await page.getByRole('link', { name: 'Go to your account page' }).click();

  const section = page.getByRole('region', { name: 'Second factor' });
  await expect(section.getByText('Your role needs a second factor.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'the account without a second factor');
  await section.getByRole('button', { name: 'Set up an app' }).click();
  await section.getByLabel('Your password, to confirm').fill('correct horse battery');
  await section.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await section.getByLabel('Code of the app').fill(codeAt(secret, new Date()));
  await section.getByRole('button', { name: 'Turn on codes' }).click();
  await section.getByRole('button', { name: 'I have kept them' }).click();

  expect(await auditStatus()).toBe(200);
  await page.goto(`${origin}/vocal/desk/audit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  expect(await menuOf(page)).toContain('Audit');
  // The browser logs the refused call.
  expect(complaints.filter((line) => !line.includes('403'))).toEqual([]);
});
