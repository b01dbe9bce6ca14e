import { join } from 'node:path';
import type { SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { fillDemoAccounts } from '../accounts/demo/fillDemoAccounts.ts';
import type { Database } from '../db/connect.ts';
import type { OriginalStore } from '../images/rendering/OriginalStore.ts';
import { checkReferences } from './checkReferences.ts';
import { fillSite, isFilled, siteRows } from './fillSite.ts';
import { type Drawing, PictureList } from './PictureList.ts';
import type { PictureLanguage } from './pictureLanguage.ts';
import { readSiteFiles } from './siteFiles.ts';

const seedLock = 7_112_003;

/** The site whose first author is the demo's writer: marquee, or the first one that the network has. */
const writersSiteOf = (sites: readonly SiteKey[]) => sites.find((site) => site === 'marquee') ?? sites[0];

export type SeedOptions = {
  db: Database;
  originals: OriginalStore;
  now: Date;
  /** Sites to fill in. */
  sites: readonly SiteKey[];
  /** Folder with one folder per site. */
  content: string;
  languageOf: (site: SiteKey) => Promise<PictureLanguage>;
  /** Receives progress, one line at a time. */
  report: { info(line: string): void; warn(line: string): void };
};

/**
 * Fills in the demo network: each site once, whole or not at all. A site without content is passed over; one with
 * faulty content as well, with the fault reported, since nine sites are better than none.
 * @returns the sites that were filled in now.
 */
export async function seedNetwork(options: SeedOptions): Promise<SiteKey[]> {
  const filled: SiteKey[] = [];
  for (const site of options.sites) {
    try {
      if (await seedSite(site, options)) filled.push(site);
    } catch (error) {
      options.report.warn(`demo: ${site} is left out. ${error instanceof Error ? error.message : error}`);
    }
  }
  return filled;
}

async function seedSite(site: SiteKey, { db, originals, now, sites, content, languageOf, report }: SeedOptions) {
  const rowsAreThere = await isFilled(db, site);
  const picturesAreThere = (await originals.find(completeMark(site))) !== undefined;
  if (rowsAreThere && picturesAreThere) return false;

  const started = performance.now();
  const files = await readSiteFiles(join(content, site));
  if (!files) {
    report.warn(`demo: ${site} has no content.`);
    return false;
  }
  checkReferences(files);
  const pictures = new PictureList(site, await languageOf(site));
  const rows = siteRows(site, files, pictures, now);
  if (!picturesAreThere) await drawAll(originals, pictures.drawings, site);
  if (!rowsAreThere)
    await db.transaction(async (transaction) => {
      // Two processes that start at once: one fills in, the other finds it done.
      await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
      if (await isFilled(transaction, site)) return;
      await fillSite(transaction, site, rows, now);
      const [writer] = rows.authors;
      if (site === writersSiteOf(sites) && writer) await fillDemoAccounts(transaction, writer.key, now);
    });
  const tookMs = Math.round(performance.now() - started);
  report.info(`demo: ${site}, ${rows.posts.length} posts and ${pictures.drawings.length} pictures in ${tookMs} ms`);
  return !rowsAreThere;
}

/** The original that is written last, so that a store on a new disk, or one half filled, is filled again. */
function completeMark(site: SiteKey): string {
  return `demo/${site}/complete`;
}

async function drawAll(originals: OriginalStore, drawings: readonly Drawing[], site: SiteKey): Promise<void> {
  for (const { publicId, svg } of drawings) await originals.write(publicId, 'svg', svg());
  await originals.write(completeMark(site), 'svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
}
