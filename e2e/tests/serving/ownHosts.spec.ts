import path from 'node:path';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { demoAccounts } from '../../../api/src/people/demo/demoAccounts.ts';
import { mailTo } from '../../../api/src/testing/mailbox.ts';
import { originOf, ports } from '../../network/addresses.ts';
import { type OwnNetwork, startOwnNetwork } from '../../network/ownNetwork.ts';
import { runMarquee } from '../../network/runMarquee.ts';
import { signIn } from '../vocal/steps/people.ts';

const port = ports.domains;
const usual = originOf('beat', port);
const own = `http://www.beat-weekly.localhost:${port}`;
const creators = `http://creators.localhost:${port}`;

let network: OwnNetwork;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  network = await startOwnNetwork(port, ports.domainsApi);
});
test.afterAll(() => network?.stop());

const host = (...words: string[]) => runMarquee(network, 'host', ...words);
/** Statuses of an address. Connections go to the two workers in turn, more or less. */
const statusesOf = async (address: string) =>
  new Set(await Promise.all(Array.from({ length: 6 }, async () => (await askSite(address)).status)));

test('readers of the former address get to the own host, whose pages name it alone', async ({ page }) => {
  await page.goto(`${usual}/`);
  await host('add', 'beat', 'WWW.Beat-Weekly.localhost');
  await expect.poll(() => statusesOf(`${own}/`)).toEqual(new Set([200]));

  const complaints = await watchPage(page);
  await page.goto(`${usual}/?utm_source=letter`);
  await hydrated(page);
  expect(page.url()).toBe(`${own}/?utm_source=letter`);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${own}/`);
  await page.locator('article a').first().click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^${own}/.`));
  expect(new URL(page.url()).origin).toBe(own);
  expect(await page.content()).not.toContain(usual);
  await expect(page.getByRole('link', { name: 'Edit post' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a preview on the own host shows in Vocal', async ({ page }) => {
  const complaints = await watchPage(page);
  const vocal = originOf('vocal', port);
  await signIn(page, demoAccounts.writer, vocal);
  const id = await page.evaluate(async () => {
    const { post } = await (await fetch('/api/vocal/posts/create', { method: 'POST' })).json();
    const headers = { 'content-type': 'application/json', 'if-match': '*' };
    const fields = { site: 'beat', title: 'Rain', content: '<p>It fell.</p>' };
    await fetch(`/api/vocal/posts/${post.id}`, { method: 'PUT', headers, body: JSON.stringify(fields) });
    return post.id;
  });
  await page.goto(`${vocal}/vocal/posts/${id}?panel=preview`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Rain' })).toBeVisible();
  expect(await page.getByLabel('Link to this preview').inputValue()).toMatch(new RegExp(`^${own}/preview/`));
  expect(complaints).toEqual([]);
});

test('Vocal moves to a host of its own, with sign-in, links and mails', async ({ page }) => {
  await host('add', 'vocal', 'creators.localhost');
  await expect.poll(() => statusesOf(`${creators}/auth`)).toEqual(new Set([200]));
  await page.goto(`${originOf('vocal', port)}/auth?way=sign-in`);
  expect(page.url()).toBe(`${creators}/auth?way=sign-in`);
  await signIn(page, demoAccounts.writer, creators);
  const moved = await askSite(`${own}/vocal/posts`);
  expect([moved.status, moved.headers.location]).toEqual([302, `${creators}/vocal/posts`]);

  const { email } = demoAccounts.moderator;
  const asked = await page.evaluate(async (email) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email });
    return (await fetch('/api/vocal/auth/forgotPassword', { method: 'POST', headers, body })).status;
  }, email);
  expect(asked).toBe(200);
  const folder = path.join(network.dataFolder, 'mail');
  expect((await mailTo(folder, email)).source).toContain(`${creators}/auth?`);
});

test('removed names are unknown, and the usual addresses serve again', async () => {
  await host('remove', 'www.beat-weekly.localhost');
  await host('remove', 'creators.localhost');
  await expect.poll(() => statusesOf(`${own}/`)).toEqual(new Set([404]));
  await expect.poll(() => statusesOf(`${creators}/auth`)).toEqual(new Set([404]));
  await expect.poll(() => statusesOf(`${usual}/`)).toEqual(new Set([200]));
  await expect.poll(() => statusesOf(`${originOf('vocal', port)}/auth`)).toEqual(new Set([200]));
});
