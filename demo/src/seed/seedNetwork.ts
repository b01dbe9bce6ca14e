import { join } from 'node:path';
import { advisoryLocks, type Database } from '@marquee/api/acts/database.ts';
import type { OriginalStore } from '@marquee/api/acts/pictures.ts';
import { sql } from '@marquee/api/acts/tables.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { checkReferences } from './content/checkReferences.ts';
import { type SitePicture, SitePictures } from './content/SitePictures.ts';
import { readSiteFiles } from './content/siteFiles.ts';
import { fillDemoAccounts } from './fillDemoAccounts.ts';
import { fillSite, isFilled, siteRows } from './fillSite.ts';

/** Returns the site whose first author is the demo's writer, which is marquee or else the network's first site. */
const writersSiteOf = (sites: readonly SiteKey[]) => sites.find((site) => site === 'marquee') ?? sites[0];

export type SeedOptions = {
  db: Database;
  originals: OriginalStore;
  now: Date;
  /** Sites to create. */
  sites: readonly SiteKey[];
  /** Folder with one folder per site. */
  content: string;
  /** Receives progress, one line at a time. */
  report: { info(line: string): void; warn(line: string): void };
};

/**
 * Creates the demo network, each site once, completely or not at all. A site without content is skipped. A site with
 * faulty content is reported and skipped, because nine sites are better than none.
 * @returns the sites that were created
 */
export async function seedNetwork(options: SeedOptions): Promise<SiteKey[]> {
  const filled: SiteKey[] = [];
  for (const site of options.sites) {
    try {
      if (await seedSite(site, options)) filled.push(site);
    } catch (error) {
      options.report.warn(`demo: skipped ${site}. ${error instanceof Error ? error.message : error}`);
    }
  }
  return filled;
}

async function seedSite(site: SiteKey, { db, originals, now, sites, content, report }: SeedOptions) {
  const rowsAreThere = await isFilled(db, site);
  const picturesAreThere = (await originals.find(completeMark(site))) !== undefined;
  if (rowsAreThere && picturesAreThere) return false;

  const started = performance.now();
  const files = await readSiteFiles(join(content, site));
  if (!files) {
    report.warn(`demo: skipped ${site}, which has no content`);
    return false;
  }
  checkReferences(files);
  const pictures = new SitePictures(site, files.pictures);
  const rows = siteRows(site, files, pictures, now);
  if (!picturesAreThere) await writePictures(originals, pictures.used, site);
  if (!rowsAreThere)
    await db.transaction(async (transaction) => {
      // If two processes start at once, one creates the site and the other finds it.
      await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.demo})`);
      if (await isFilled(transaction, site)) return;
      await fillSite(transaction, site, rows, now);
      const [writer] = rows.authors;
      if (site === writersSiteOf(sites) && writer) await fillDemoAccounts(transaction, writer.key, now);
    });
  const tookMs = Math.round(performance.now() - started);
  report.info(`demo: ${site}, ${rows.posts.length} posts and ${pictures.used.length} pictures in ${tookMs} ms`);
  return !rowsAreThere;
}

/**
 * Returns the name of the original that is written last. If it is missing, for example on a new disk, the store is
 * filled again.
 */
function completeMark(site: SiteKey): string {
  return `demo/${site}/complete`;
}

async function writePictures(originals: OriginalStore, pictures: readonly SitePicture[], site: SiteKey): Promise<void> {
  for (const { publicId, svg } of pictures) await originals.write(publicId, 'svg', svg);
  await originals.write(completeMark(site), 'svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
}
