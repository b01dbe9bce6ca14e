import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { codeAt } from '../../../api/src/people/factors/totp.ts';
import { originOf } from '../../network/addresses.ts';
import { expectAccessible } from './steps/expectAccessible.ts';
import { openNewPost } from './steps/openNewPost.ts';
import { signUp } from './steps/signUp.ts';

const origin = originOf('vocal');
const password = 'correct horse battery';
const stepMs = 30_000;

const emailOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/currentUser')).json()).user.email);

/** Opens the section of the second factor on the account page. */
async function openSection(page: Page) {
  await page.goto(`${origin}/vocal/account`);
  const section = page.getByRole('region', { name: 'Second factor' });
  await expect(section.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  return section;
}

async function fillPassword(page: Page, email: string): Promise<void> {
  await page.goto(`${origin}/auth?way=sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function fillCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Lets a new browser sign in with a recovery code, without scripts. */
async function signInWithoutScripts(browser: Browser, email: string, code: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await fillPassword(plain, email);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await fillCode(plain, '000000');
  await expect(plain.getByRole('alert')).toContainText('This code is wrong or was already used.');
  await fillCode(plain, code);
  await expect(plain).toHaveURL(`${origin}/vocal`);
  await context.close();
}

test('a writer sets up an app, and signs in with its codes and with a recovery code', async ({ browser, page }) => {
  const complaints = await watchPage(page);
  await signUp(page);
  const email = await emailOf(page);
  const section = await openSection(page);
  await section.getByRole('button', { name: 'Set up an app' }).click();
  await section.getByLabel('Your password, to confirm').fill(password);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expectAccessible(page, 'the set-up of an app');
  await section.getByLabel('Code of the app').fill(codeAt(secret, new Date()));
  await section.getByRole('button', { name: 'Turn on codes' }).click();
  await expect(section.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await section.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible(page, 'the recovery codes');
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('10 recovery codes left.')).toBeVisible();

  await page.context().clearCookies();
  await fillPassword(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  await expectAccessible(page, 'the second step');
  // The code of the set-up is used, so this is the next one, which is accepted half a minute early.
  const code = codeAt(secret, new Date(Date.now() + stepMs));
  await fillCode(page, '000000');
  await expect(page.getByRole('alert')).toContainText('This code is wrong or was already used.');
  await fillCode(page, code);
  await expect(page).toHaveURL(`${origin}/vocal`);

  await page.context().clearCookies();
  await fillPassword(page, email);
  await fillCode(page, code);
  await expect(page.getByRole('alert')).toContainText('This code is wrong or was already used.');
  await fillCode(page, codes[0] ?? '');
  await expect(page).toHaveURL(`${origin}/vocal`);
  await openSection(page);
  await expect(section.getByText('9 recovery codes left.')).toBeVisible();
  await signInWithoutScripts(browser, email, codes[1] ?? '');

  await section.getByRole('button', { name: 'Turn off codes' }).click();
  await section.getByLabel('Your password, to confirm').fill(password);
  await section.getByRole('button', { name: 'Turn off codes' }).click();
  await expect(section.getByText('Codes are off.')).toBeVisible();
  // The wrong codes above are refused calls.
  expect(complaints.filter((line) => !/4(?:01|22)/.test(line))).toEqual([]);
});

test('a writer whose session ends over the editor signs in there with the password and a code', async ({ page }) => {
  const story = await openNewPost(page);
  const { secret } = await page.evaluate(async (password) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ password });
    return (await fetch('/api/vocal/auth/beginSecondFactor', { method: 'POST', headers, body })).json();
  }, password);
  await page.evaluate(
    async (code) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ code });
      const confirmed = await fetch('/api/vocal/auth/confirmSecondFactor', { method: 'POST', headers, body });
      if (!confirmed.ok) throw new Error(await confirmed.text());
    },
    codeAt(secret, new Date()),
  );
  await page.setViewportSize({ width: 375, height: 600 });
  await page.context().clearCookies();
  await story.click();
  await page.keyboard.type('Written without a session');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to save' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const code = dialog.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page, 'the code over the editor');
  await code.fill(codeAt(secret, new Date(Date.now() + stepMs)));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(story).toHaveText('Written without a session');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
});

test('a writer adds a passkey, signs in with it alone, and no longer once it is removed', async ({ page }) => {
  const complaints = await watchPage(page);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await signUp(page);
  const email = await emailOf(page);
  const section = await openSection(page);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Name').fill('Phone');
  await section.getByLabel('Your password, to confirm').fill(password);
  await expectAccessible(page, 'a new passkey');
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('Passkey added.')).toBeVisible();
  await section.getByRole('button', { name: 'Rename the passkey Phone' }).click();
  await section.getByLabel('Name').fill('Blue phone');
  await section.getByRole('button', { name: 'Save name' }).click();
  await expect(section.getByText('Blue phone')).toBeVisible();
  await expectAccessible(page, 'the passkeys');

  await page.context().clearCookies();
  await page.goto(`${origin}/auth?way=sign-in&next=/vocal/account`);
  await expectAccessible(page, 'the sign-in page');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${origin}/vocal/account`);
  expect(await emailOf(page)).toBe(email);

  await section.getByRole('button', { name: 'Remove the passkey Blue phone' }).click();
  await section.getByLabel('Your password, to confirm').fill(password);
  await section.getByRole('button', { name: 'Remove the passkey Blue phone' }).click();
  await expect(section.getByText('No passkeys yet.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${origin}/auth?way=sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey is unknown, was removed, or took too long.');
  expect(complaints.filter((line) => !/401/.test(line))).toEqual([]);
});

test('a person signs in by the OpenID provider, and reads why it failed', async ({ page }) => {
  const complaints = await watchPage(page);
  await page.goto(`${origin}/auth?way=sign-in&next=/vocal/account`);
  await page.getByRole('link', { name: 'Sign in with Acme' }).click();
  await expect(page).toHaveURL(`${origin}/vocal/account`);
  await expect(page.getByText('kim@acme.example').first()).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${origin}/api/vocal/auth/openid/callback?code=x&state=y`);
  await expect(page.getByRole('alert')).toHaveText('This sign-in took too long or was already used. Start again.');
  await expect(page).toHaveURL(`${origin}/auth?way=sign-in`);
  await expectAccessible(page, 'a failed sign-in');
  expect(complaints).toEqual([]);
});
