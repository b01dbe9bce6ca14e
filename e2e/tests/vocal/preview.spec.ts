import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';
import { signUp } from './steps/signUp.ts';

const origin = originOf('vocal');

test('a writer sees the preview beside the text, copies its link, and revokes it', async ({ page, context }) => {
  const complaints = await watchPage(page);
  await signUp(page);
  const id = await page.evaluate(async () => {
    const { post } = await (await fetch('/api/vocal/posts/create', { method: 'POST' })).json();
    const headers = { 'content-type': 'application/json', 'if-match': '*' };
    const fields = { site: 'beat', title: 'Rain', content: '<p>It fell.</p>' };
    await fetch(`/api/vocal/posts/${post.id}`, { method: 'PUT', headers, body: JSON.stringify(fields) });
    return post.id;
  });
  await page.goto(`${origin}/vocal/posts/${id}?panel=preview`);
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: 'Rain' })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Heavy rain');
  await expect(shown.getByRole('heading', { level: 1, name: 'Heavy rain' })).toBeVisible();
  // The check for accessibility posts messages to frames, which the browser complains about.
  expect(complaints).toEqual([]);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page), `${width} px`).toEqual([]);
  }
  const address = await page.getByLabel('Link to this preview').inputValue();

  const tab = await context.newPage();
  const called: string[] = [];
  tab.on('request', (request) => called.push(new URL(request.url()).pathname));
  expect((await tab.goto(address))?.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
  await tab.mouse.wheel(0, 500);
  await expect.poll(() => tab.evaluate(() => document.readyState)).toBe('complete');
  expect(called.filter((path) => /^\/(?:api|_marquee|service-worker)/.test(path))).toEqual([]);
  expect(await tab.evaluate(() => [window.dataLayer, localStorage.length])).toEqual([undefined, 0]);

  const foreign = http.createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${address}"></iframe>`);
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const refused = tab.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await tab.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
  await refused;
  foreign.close();

  await page.getByRole('button', { name: 'Revoke this link' }).click();
  await expect(page.getByText('This link no longer works.')).toBeVisible();
  expect((await tab.goto(address))?.status()).toBe(404);
  await expect(tab.getByRole('heading', { level: 1, name: 'This preview is not available' })).toBeVisible();
});
