import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { siteKeys } from '@marquee/shared/domain';
import { languageOf } from '../db/migrateAndSeed.ts';
import { testNow } from '../testing/testNetwork.ts';
import { checkReferences } from './checkReferences.ts';
import { siteRows } from './fillSite.ts';
import { PictureList } from './pictureList.ts';
import { readSiteFiles } from './siteFiles.ts';

const content = join(import.meta.dirname, '../../content');

/** What a picture may not hold: text, scripts, filters, anything from elsewhere. */
const forbidden = /<(script|text|filter|image|foreignObject|style)\b|href="(?!#)|url\((?!#)|\son\w+=/i;

describe.each(siteKeys)('the demo of %s', (site) => {
  test('is complete and free of faults', async () => {
    const files = await readSiteFiles(join(content, site));
    if (!files) throw new Error(`${site} has no content.`);
    checkReferences(files);
    const pictures = new PictureList(site, await languageOf(site));
    const rows = siteRows(site, files, pictures, testNow);

    expect(rows.posts.length).toBeGreaterThanOrEqual(20);
    const features = rows.posts.filter(({ row }) => JSON.stringify([row.content, row.modules]).length > 6_000);
    expect(features.length).toBeGreaterThanOrEqual(4);
    expect(new Set(rows.posts.map(({ row }) => row.postType)).size).toBe(3);
    expect(rows.channels.every(({ pageLogo }) => pageLogo !== null)).toBe(true);
    const months = new Set(rows.posts.map(({ row }) => row.publishedAt.toISOString().slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(13);

    const ids = pictures.drawings.map(({ publicId }) => publicId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { publicId, svg } of pictures.drawings)
      expect([publicId, forbidden.exec(svg())?.[0]]).toEqual([publicId, undefined]);
  });
});
