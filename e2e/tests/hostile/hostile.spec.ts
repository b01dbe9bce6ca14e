import path from 'node:path';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { posts } from '../../../api/src/kernel/db/schema/posts.ts';
import { harmlessBodies } from '../../../api/src/testing/hostile/harmlessBodies.ts';
import { originOf, ports } from '../../network/addresses.ts';
import { type HostilePost, hostileText, publishHostilePosts } from '../../network/hostilePosts.ts';
import { type OwnNetwork, startOwnNetwork } from '../../network/ownNetwork.ts';
import { runMarquee } from '../../network/runMarquee.ts';
import { violationsOf } from '../violationsOf.ts';
import { inspectArticle } from './inspectArticle.ts';
import { type Caught, setTraps } from './trap.ts';

const origin = originOf('beat', ports.hostile);
let network: OwnNetwork;
let published: HostilePost[];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  network = await startOwnNetwork(ports.hostile, ports.hostileApi);
  published = await publishHostilePosts(network.db);
});
test.afterAll(() => network?.stop());

// Without the content security policy, only the sanitizer and our own escaping protect the reader.
test.use({ bypassCSP: true });

let caught: Caught;
test.beforeEach(async ({ context }) => {
  caught = await setTraps(context, origin);
});

const shown = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The faults of the page of a post, which is open already. */
async function complaintsAbout(page: Page, post: HostilePost): Promise<string[]> {
  await expect(page.locator('h1')).toHaveText(shown(post.name));
  const complaints = await page.evaluate(inspectArticle, post.bodies);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The menu closes by going back, which would undo a navigation that follows too early.
  await expect(page).toHaveURL(`${origin}/${post.key}`);
  return complaints.map((complaint) => `${post.key}: ${complaint}`);
}

test('the traps catch unsanitized text', async ({ page }) => {
  const [row] = await network.db
    .insert(posts)
    .values({
      site: 'beat',
      status: 'published',
      key: 'raw',
      name: 'Raw',
      title: 'Raw',
      content: '<img src=x onerror=alert(1)><img src="https://evil.example/x"><p id=app onclick=alert(2)>x</p>',
      createdAt: new Date(),
      modifiedAt: new Date(),
      publishedAt: new Date(0),
    })
    .returning();
  await page.goto(`${origin}/${row?.key}`);
  await hydrated(page);
  const complaints = await page.evaluate(inspectArticle, []);
  await expect.poll(() => caught.join()).toContain('alert() ran');
  expect(caught.join()).toContain('requested https://evil.example/x');
  expect(complaints.join()).toContain('ids stand twice: app');
});

/** Opens posts one after another, each as a document. */
async function openEach(context: BrowserContext, some: readonly HostilePost[]): Promise<string[]> {
  const page = await context.newPage();
  const complaints: string[] = [];
  for (const post of some) {
    await page.goto(`${origin}/${post.key}`);
    await hydrated(page);
    complaints.push(...(await complaintsAbout(page, post)));
  }
  return complaints;
}

test('hostile texts of a document do nothing, before hydration and after', async ({ context }) => {
  const halves = [published.filter((_, index) => index % 2 === 0), published.filter((_, index) => index % 2 === 1)];
  const complaints = await Promise.all(halves.map((half) => openEach(context, half)));
  expect(complaints.flat()).toEqual([]);
  expect(caught).toEqual([]);
});

test('hostile texts of a navigation inside the application do nothing', async ({ page }) => {
  const [first, ...rest] = published;
  await page.goto(`${origin}/${first?.key}`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const complaints: string[] = [];
  for (const post of rest) {
    await page
      .locator(`main a[href="/${post.key}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(`${origin}/${post.key}`);
    // The address changes before the post. All posts have the same name, so only the page view distinguishes them.
    await expect.poll(() => page.evaluate(() => window.dataLayer?.at(-1)?.url)).toBe(`/${post.key}`);
    complaints.push(...(await complaintsAbout(page, post)));
  }
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(caught).toEqual([]);
});

test('lightbox and shop of hostile modules open one after another and do nothing', async ({ page }) => {
  await page.goto(`${origin}/plain-fields`);
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  for (const mark of ['#picture-1', '#picture-2', '#picture-3', '#picture-4', '#shop']) {
    await page.evaluate((hash) => location.assign(hash), mark);
    await expect(dialog.getByRole('button').first()).toBeVisible();
    const addresses = await dialog
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => !/^(?:https?:\/\/|\/(?![/\\]))/.test(address))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${origin}/plain-fields`);
    await expect(page.locator('h1')).toHaveText(shown(hostileText));
  }
  expect(caught).toEqual([]);
});

for (const path of [
  '/',
  '/videos',
  '/author/mallory',
  '/category/hostile',
  '/tag/hostile',
  '/search/script',
  `/search/${encodeURIComponent(hostileText.slice(0, 150))}`,
])
  test(`lists show hostile names as they are written: ${path.slice(0, 40)}`, async ({ page }) => {
    await page.goto(origin + path);
    await hydrated(page);
    const complaints = await page.evaluate(inspectArticle, []);
    expect(complaints.filter((complaint) => complaint !== 'no article')).toEqual([]);
    await page.locator('main').evaluate((main) => {
      for (const element of main.querySelectorAll('*'))
        element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    });
    expect(await page.locator('main :is(script, iframe, object, form[action^="javascript"])').count()).toBe(0);
    expect(caught).toEqual([]);
  });

test('feeds contain hostile names as text', async () => {
  const textOf = async (path: string) => (await askSite(origin + path)).body.toString();
  const name = hostileText.trim();
  for (const path of ['/feed.xml', '/feed.atom', '/category/hostile/feed.xml', '/author/mallory/feed.xml']) {
    const text = await textOf(path);
    expect([path, XMLValidator.validate(text)]).toEqual([path, true]);
    expect(JSON.stringify(new XMLParser().parse(text))).toContain('alert(1)');
    expect(text).not.toMatch(/<(?:script|img)\b/);
  }
  expect(JSON.parse(await textOf('/feed.json')).items[0].title.trim()).toBe(name);
  const html = await textOf('/plain-fields');
  expect(html.match(/<script\b[^>]*>/g)?.filter((tag) => !/ src="\/assets\/| type="application\//.test(tag))).toEqual(
    [],
  );
  for (const [, json = ''] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs))
    expect(() => JSON.parse(json)).not.toThrow();
  expect(html).not.toMatch(/(?:href|src|content)="\s*(?:javascript|data:text|vbscript):/i);
});

test('harmless texts are shown as they were written', async ({ page }) => {
  await page.goto(`${origin}/harmless`);
  await hydrated(page);
  const differing = await page.evaluate((bodies) => {
    const heads = [...document.querySelectorAll('article h2')];
    const outline = (root: ParentNode) =>
      [...root.querySelectorAll('*')].map(({ localName, attributes }) => [
        localName,
        ...[...attributes]
          .filter(({ name }) => !['class', 'dir', 'role', 'aria-label', 'tabindex'].includes(name))
          .map(({ name, value }) => `${name}=${value}`),
      ]);
    return bodies.flatMap((body, index) => {
      const expected = document.createElement('template');
      expected.innerHTML = body;
      // Deliberately another: a player becomes a link to it, and a table scrolls in a box.
      for (const player of expected.content.querySelectorAll('iframe')) {
        const link = document.createElement('a');
        link.href = player.src;
        link.rel = 'noopener ugc';
        link.textContent = `Watch on ${new URL(player.src).host}`;
        player.replaceWith(link);
      }
      const found = heads
        .find(({ textContent }) => textContent === `Body ${index}`)
        ?.nextElementSibling?.cloneNode(true);
      if (!(found instanceof Element)) return [`no body ${index}`];
      // The page adds anchors to headings and footnotes, and a way back to the text.
      for (const back of found.querySelectorAll('[role=doc-backlink]')) {
        const space = back.previousSibling;
        if (space?.nodeType === Node.TEXT_NODE) space.textContent = space.textContent?.trimEnd() ?? '';
        back.remove();
      }
      for (const mark of found.querySelectorAll('[role=doc-noteref], div[role=doc-footnote], .scroll'))
        mark.replaceWith(...mark.childNodes);
      for (const heading of found.querySelectorAll('[id^=section]')) heading.removeAttribute('id');
      const isSame =
        found.textContent === expected.content.textContent &&
        JSON.stringify(outline(found)) === JSON.stringify(outline(expected.content));
      return isSame ? [] : [`${body}\n${found.innerHTML}`];
    });
  }, harmlessBodies);
  expect(differing).toEqual([]);
  expect(caught).toEqual([]);
});

test('posts imported from other systems show their words, pictures and players, and run nothing', async ({ page }) => {
  test.setTimeout(240_000);
  const fixtures = path.join(repositoryRoot, 'operator/src/import/fixtures');
  for (const source of ['wxr/classic-and-blocks.xml', 'ghost/version-5.json', 'markdown']) {
    const [format = ''] = source.split('/');
    const pictures = path.join(fixtures, 'pictures');
    const words = ['import', format, path.join(fixtures, source), '--site', 'beat', '--pictures', pictures];
    expect(await runMarquee(network, ...words)).toMatch(/[1-9]\d* are new posts/);
  }
  const { rows: imported } = await network.db.$client.query<
    Pick<typeof posts.$inferSelect, 'key' | 'title' | 'modules' | 'image'>
  >(`select key, title, modules, image from posts join imported_records on post_id = id where status = 'published'`);
  expect(imported.length).toBeGreaterThan(8);
  for (const { key, title, modules, image } of imported) {
    const complaints = await watchPage(page);
    const response = await page.goto(`${origin}/${key}`);
    expect(response?.status(), `${key}`).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(shown(title));
    const pictures = page.locator('main article img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
        .toBeGreaterThan(0);
    }
    if (image || modules.some(({ type }) => type === 'image')) expect(await pictures.count()).toBeGreaterThan(0);
    if (modules.some(({ type }) => type === 'gallery')) {
      // Headings have the order of the source.
      const violations = (await violationsOf(page)).filter((violation) => !violation.startsWith('heading-order'));
      expect(violations, `${key}`).toEqual([]);
    }
    expect(complaints, `${key}`).toEqual([]);
  }
  expect(caught).toEqual([]);
});
