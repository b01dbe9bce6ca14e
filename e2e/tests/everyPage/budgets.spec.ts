import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { budgets } from '@marquee/releases/gate/budgets.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { hydrated } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { everyPage, listedPosts, pathOf } from '../pages.ts';

for (const { site, kind } of everyPage) {
  test(`${site} ${kind} keeps the budgets of HTML and state`, async () => {
    const address = originOf(site) + (await pathOf(kind, site));
    const { headers, body } = await askSite(address, { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(body.length).toBeLessThanOrEqual(kind === 'post' ? budgets.postHtml : budgets.html);
    const html = brotliDecompressSync(body).toString();
    const [, state = ''] = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
    expect(state.length).toBeGreaterThan(2);
    expect(brotliCompressSync(state).length).toBeLessThanOrEqual(budgets.state);
  });
}

for (const site of siteFolderKeys()) {
  test(`every post of ${site} keeps the budget of HTML`, async () => {
    for (const { urlPath } of await listedPosts(site)) {
      const { body } = await askSite(originOf(site) + urlPath, { headers: { 'accept-encoding': 'br' } });
      expect(body.length, urlPath).toBeLessThanOrEqual(budgets.postHtml);
    }
  });
}

test('a post that is read again becomes smaller', async () => {
  const address = originOf('beat') + (await pathOf('post', 'beat'));
  const read = async () => (await askSite(address, { headers: { 'accept-encoding': 'br' } })).body;
  const html = brotliDecompressSync(await read());
  const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  await expect.poll(async () => (await read()).length).toBeLessThan(quick.length * 0.97);
});

test('the home page loads no more script than its budget', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(originOf('marquee'));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(1);
  // Over the wire means with headers: three answers of about 600 bytes are left to them.
  expect(bytes).toBeLessThanOrEqual(budgets.homeScripts + 2_000);
});
