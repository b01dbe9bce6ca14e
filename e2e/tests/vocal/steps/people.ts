import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { originOf, ports } from '../../../network/addresses.ts';
import { KeyboardWalk } from './KeyboardWalk.ts';

const vocal = originOf('vocal', ports.review);

type Account = { email: string; password: string };

/** @param origin of the creator host of a network */
export async function signIn(page: Page, { email, password }: Account, origin = vocal): Promise<void> {
  await page.goto(`${origin}/auth?way=sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
}

/** Opens the site in a window, and signs in. @param origin of the creator host of a network */
export async function openAs(browser: Browser, account: Account, origin = vocal) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const complaints = await watchPage(page);
  await signIn(page, account, origin);
  return { page, complaints };
}

/** Opens the site on a phone in the dark scheme, and signs in by keyboard. @param origin of the creator host of a network */
export async function walkAs(browser: Browser, { email, password }: Account, origin = vocal) {
  const viewport = { width: 375, height: 900 };
  const context = await browser.newContext({ viewport, colorScheme: 'dark', serviceWorkers: 'block' });
  const walk = new KeyboardWalk(await context.newPage());
  const complaints = await watchPage(walk.page);
  await walk.open(`${origin}/auth?way=sign-in`);
  await walk.write(walk.page.getByLabel('Email'), email);
  await walk.write(walk.page.getByLabel('Password', { exact: true }), password);
  await walk.key('Enter');
  await expect(walk.page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  return { walk, page: walk.page, complaints };
}

/**
 * Makes a draft with everything that a review requires, and opens it.
 * @param origin of the creator host of a network
 * @param place magazine and key of its category
 * @returns its id
 */
export async function writePost(
  page: Page,
  title = 'The harbour at night',
  origin = vocal,
  place: { site: string; category: string } = { site: 'beat', category: 'live' },
): Promise<string> {
  const content = '<p>The crane driver sings, and nobody listens.</p>';
  const fields = {
    ...{ ...place, title, subtitle: 'Who works when all sleep.' },
    ...{ content, mediaType: 'video', brightcoveId: '5972928233001' },
  };
  const id = await page.evaluate(async (fields) => {
    const { post } = await (await fetch('/api/vocal/posts/create', { method: 'POST' })).json();
    const headers = { 'content-type': 'application/json', 'if-match': '*' };
    const saved = await fetch(`/api/vocal/posts/${post.id}`, { method: 'PUT', headers, body: JSON.stringify(fields) });
    if (!saved.ok) throw new Error(await saved.text());
    return post.id;
  }, fields);
  await page.goto(`${origin}/vocal/posts/${id}`);
  return id;
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Submitted. A moderator will review it.')).toBeVisible();
}

export async function decide(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await expect(page.getByText(`${action}: done.`)).toBeVisible();
}
