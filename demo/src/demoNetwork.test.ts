import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { testNow } from '@marquee/api/testing/testNetwork.ts';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { checkReferences } from './seed/content/checkReferences.ts';
import { SitePictures } from './seed/content/SitePictures.ts';
import { readSiteFiles } from './seed/content/siteFiles.ts';
import { type SiteRows, siteRows } from './seed/fillSite.ts';

const content = join(import.meta.dirname, '../content');

/** Markup that a picture may not have: text, scripts, filters, external references. */
const forbidden = /<(script|text|filter|image|foreignObject|style)\b|href="(?!#)|url\((?!#)|\son\w+=/i;

/** Pages that every site has by default. */
const standingPages = ['/', '/about', '/press', '/sitemap', '/articles', '/galleries', '/videos'];

/** Addresses that a reader can follow, from products, calls to action, channels and links in texts. */
function linksOf(rows: SiteRows): string[] {
  const found = JSON.stringify(rows).matchAll(/"(?:url|actionUrl|videoLink)":"([^"]+)"|href=\\"([^"\\]+)\\"/g);
  return [...found].map(([, field, href]) => field ?? href ?? '');
}

type Action = { actionLabel: string; actionUrl: string };

/** Labels of promos, special features and pictures with the pages to which they lead. */
function actionsOf(value: unknown): Action[] {
  if (typeof value !== 'object' || value === null) return [];
  const { actionLabel, actionUrl } = value as Partial<Action>;
  const own = actionLabel && actionUrl ? [{ actionLabel, actionUrl }] : [];
  return [...own, ...Object.values(value).flatMap(actionsOf)];
}

/** Promises that the demo cannot keep, because it has no shop, newsletters or bookings. */
const promise =
  /\b(?:send|order|join|subscribe|sign up|reserve|book|buy|ask|apply|find your|write to|download|hear|see what)\b/i;

/** Plain texts, in which Markdown syntax would be visible. */
const plainFields = [
  'name',
  'title',
  'subtitle',
  'summary',
  'description',
  'actionLabel',
  'imageAltText',
  'alt',
] as const;

function plainTextsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const own = plainFields.map((field) => fields[field]).filter((text) => typeof text === 'string');
  return [...own, ...Object.values(value).flatMap(plainTextsOf)];
}

/** Reserved host names (https://www.rfc-editor.org/rfc/rfc2606). */
const reservedHost = /(?:^|\.)(?:example|test|invalid|localhost)$/;

describe.each(siteFolderKeys())('the demo of %s', (site) => {
  test('links to pages that exist', async () => {
    const files = await readSiteFiles(join(content, site));
    if (!files) throw new Error(`${site} has no content.`);
    const rows = siteRows(site, files, new SitePictures(site, files.pictures), testNow);
    const own = new Set([
      ...standingPages,
      ...rows.posts.map(({ row }) => `/${row.key}`),
      ...rows.authors.map(({ key }) => `/author/${key}`),
      ...rows.categories.map(({ key }) => `/category/${key}`),
      ...rows.channels.map(({ key }) => `/channel/${key}`),
      ...rows.tags.map(({ key }) => `/tag/${key}`),
    ]);
    const dead = linksOf(rows).filter((link) => {
      if (link.startsWith('#')) return false;
      if (link.startsWith('/')) return !own.has(link);
      const address = /^https?:/.test(link) ? link : `http://${link}`;
      return !URL.canParse(address) || reservedHost.test(new URL(address).hostname);
    });
    expect(dead).toEqual([]);
  });

  test('promises only what is there: each action leads to a post, or to a list with posts', async () => {
    const files = await readSiteFiles(join(content, site));
    if (!files) throw new Error(`${site} has no content.`);
    const rows = siteRows(site, files, new SitePictures(site, files.pictures), testNow);
    const withPosts = new Set([
      ...rows.posts.map(({ row }) => `/${row.key}`),
      ...files.posts.flatMap(({ front: { category, channel, tags } }) => [
        `/category/${category}`,
        `/channel/${channel}`,
        ...tags.map((tag) => `/tag/${tag}`),
      ]),
      ...rows.posts.map(({ row }) => (row.postType === 'gallery' ? '/galleries' : `/${row.postType}s`)),
    ]);
    const actions = actionsOf(rows);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter(({ actionUrl }) => !withPosts.has(actionUrl))).toEqual([]);
    expect(actions.filter(({ actionLabel }) => promise.test(actionLabel))).toEqual([]);
  });

  test('has no signs of Markdown in plain texts', async () => {
    const files = await readSiteFiles(join(content, site));
    if (!files) throw new Error(`${site} has no content.`);
    const rows = siteRows(site, files, new SitePictures(site, files.pictures), testNow);
    expect(plainTextsOf(rows).filter((text) => /\*[^\s*][^*]*\*|\]\(/.test(text))).toEqual([]);
  });

  test('publishes at many times of the day', async () => {
    const files = await readSiteFiles(join(content, site));
    const times = files?.posts.map(({ front }) => front.daysAgo % 1) ?? [];
    expect(new Set(times).size).toBeGreaterThan(times.length / 2);
  });

  test('is complete and free of faults', async () => {
    const files = await readSiteFiles(join(content, site));
    if (!files) throw new Error(`${site} has no content.`);
    checkReferences(files);
    const pictures = new SitePictures(site, files.pictures);
    const rows = siteRows(site, files, pictures, testNow);

    expect(rows.posts.length).toBeGreaterThanOrEqual(20);
    const features = rows.posts.filter(({ row }) => JSON.stringify([row.content, row.modules]).length > 6_000);
    expect(features.length).toBeGreaterThanOrEqual(4);
    expect(new Set(rows.posts.map(({ row }) => row.postType)).size).toBe(3);
    expect(rows.channels.every(({ pageLogo }) => pageLogo !== null)).toBe(true);
    const months = new Set(rows.posts.map(({ row }) => row.publishedAt.toISOString().slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(13);

    const ids = pictures.used.map(({ publicId }) => publicId);
    expect(new Set(ids).size).toBe(ids.length);
    const named = new Set(ids.map((id) => id.split('/').at(-1)));
    expect([...files.pictures.keys()].filter((name) => !named.has(name))).toEqual([]);
    for (const { publicId, svg } of pictures.used)
      expect([publicId, forbidden.exec(svg)?.[0]]).toEqual([publicId, undefined]);
  });
});
