import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { demoAccounts } from '../../../api/src/people/demo/demoAccounts.ts';
import { originOf } from '../../network/addresses.ts';
import { expectAccessible } from './steps/expectAccessible.ts';
import { signIn, writePost } from './steps/people.ts';
import { signUp } from './steps/signUp.ts';
import { widerThanWindow } from './steps/widerThanWindow.ts';

const origin = originOf('vocal');

test('an administrator gives a role on a phone, and the person sees the desk until it is taken', async ({
  browser,
  page,
}) => {
  const ofPerson = await watchPage(page);
  await signUp(page);
  const { email } = await page.evaluate(async () => (await (await fetch('/api/currentUser')).json()).user);

  const context = await browser.newContext({ viewport: { width: 375, height: 400 }, hasTouch: true });
  const phone = await context.newPage();
  const ofAdministrator = await watchPage(phone);
  await signIn(phone, demoAccounts.moderator, origin);
  await phone.getByRole('button', { name: /^Account menu/ }).tap();
  await phone.getByRole('link', { name: 'People' }).tap();
  await phone.getByRole('searchbox').fill(email);
  await phone.getByRole('button', { name: 'Find' }).tap();
  await phone.getByRole('button', { name: 'Change roles of Imogen Varga' }).tap();
  await phone.getByLabel('Magazine', { exact: true }).selectOption('Beat');
  await phone.getByLabel('Last day (optional)').fill('2100-06-18');
  await expectAccessible(phone, 'the roles of a person');
  await phone.setViewportSize({ width: 188, height: 400 });
  expect(await widerThanWindow(phone)).toEqual([]);
  await phone.setViewportSize({ width: 375, height: 400 });
  await phone.getByRole('button', { name: 'Save roles' }).tap();
  await expect(phone.getByText('Editor of Beat until 18 June 2100')).toBeVisible();

  await page.goto(`${origin}/vocal/notices`);
  await expect(page.getByRole('link', { name: 'Your roles have changed.' })).toHaveCount(1);
  await expect(page.getByText('Editor of beat until 18 June 2100')).toBeVisible();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Review desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review desk' })).toBeVisible();

  await phone.getByRole('button', { name: 'Change roles of Imogen Varga' }).tap();
  await phone.getByRole('button', { name: 'Remove: Editor of Beat until 18 June 2100' }).tap();
  await phone.getByRole('button', { name: 'Save roles' }).tap();
  await expect(phone.getByText('Contributor: writes and submits posts')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();

  await phone.goto(`${origin}/vocal/desk/audit?subject=user`);
  await expect(phone.getByText('Changed roles: account Imogen Varga').first()).toBeVisible();
  await expectAccessible(phone, 'the audit');

  await phone.goto(`${origin}/vocal/desk/people?${new URLSearchParams({ q: email })}`);
  await phone.getByRole('button', { name: 'Suspend Imogen Varga' }).click();
  await phone.getByLabel('Reason').fill('Spam in comments.');
  await expectAccessible(phone, 'the suspension');
  await phone.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(phone.getByText('Suspended: Spam in comments.')).toBeVisible();
  expect([...ofPerson, ...ofAdministrator]).toEqual([]);
  await page.goto(`${origin}/auth?way=sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Your account is suspended, so you cannot sign in.')).toBeVisible();
  await expect(page.getByText('Spam in comments.')).toBeVisible();
  await context.close();
});

test('an author publishes a post without a review', async ({ browser, page }) => {
  const complaints = await watchPage(page);
  await signUp(page);
  const { id } = await page.evaluate(async () => (await (await fetch('/api/currentUser')).json()).user);
  const context = await browser.newContext();
  const administrator = await context.newPage();
  await signIn(administrator, demoAccounts.moderator, origin);
  await administrator.evaluate(async (id) => {
    const body = JSON.stringify({ grants: [{ role: 'author', site: 'beat', until: null }], before: [] });
    const headers = { 'content-type': 'application/json' };
    const given = await fetch(`/api/vocal/people/${id}/grants`, { method: 'PUT', headers, body });
    if (!given.ok) throw new Error(await given.text());
  }, id);
  await context.close();

  const postId = await writePost(page, 'The tide at noon', origin);
  await page.goto(`${origin}/vocal/posts/${postId}?panel=settings`);
  await expect(page.getByRole('group', { name: 'Publish later' })).toBeVisible();
  await expectAccessible(page, 'the own publication');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published.', { exact: false }).first()).toBeVisible();
  expect(complaints).toEqual([]);
  await page.goto(`${originOf('beat')}/the-tide-at-noon`);
  await expect(page.getByRole('heading', { level: 1, name: 'The tide at noon' })).toBeVisible();
});
