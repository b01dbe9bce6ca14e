import type { Database } from '@marquee/api/acts/database.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { FormerSite } from './former/FormerSite.ts';
import { type LinkedPost, rewriteLinks } from './former/rewriteLinks.ts';
import { importItem } from './importItem.ts';
import { refused } from './newsroom/importEntries.ts';
import { importLibrary } from './newsroom/importLibrary.ts';
import { importStories } from './newsroom/importStories.ts';
import type { Newsroom } from './newsroom/readNewsroom.ts';
import type { PictureImport } from './pictures/PictureImport.ts';
import { withPicturesAhead } from './pictures/withPicturesAhead.ts';
import { SourceError, type SourceItem } from './record.ts';
import type { KeptComment } from './report/commentLine.ts';
import type { ImportReport, ReportedRecord, Totals } from './report/ImportReport.ts';
import type { Target } from './Target.ts';

export type ImportOptions = {
  db: Database;
  site: SiteKey;
  /** Name of the source in the report. */
  source: string;
  items: AsyncIterable<SourceItem>;
  /** Stories and the picture library of an export; null for other sources. */
  newsroom: Newsroom | null;
  pictures: PictureImport;
  /** Address of the former site, for sources that do not tell it. */
  formerSite?: string | undefined;
  /** Stores readers' comments; null if nobody asked for them. */
  keepComment: ((comment: KeptComment) => void) | null;
  isDryRun: boolean;
  now: Date;
};

/** Rolls back a dry run. */
class DryRunEnd extends Error {}

/**
 * Imports records one by one, each in a separate transaction. After a killed import, the next run continues with the
 * missing records. Each run reports all records, former addresses and links, also those of earlier runs. A dry run uses
 * one transaction, which it rolls back.
 */
export async function importRecords(options: ImportOptions): Promise<ImportReport> {
  const { db, site, source, isDryRun } = options;
  const newsroom = { totals: { stories: noRecords(), pictures: noRecords(), edits: noRecords() } };
  const found = { records: [], addresses: [], comments: 0 };
  const report: ImportReport = { site, source, isDryRun, totals: noRecords(), newsroom, error: null, ...found };
  if (!isDryRun) {
    await importAll(db, options, report);
    return report;
  }
  await db
    .transaction(async (transaction) => {
      // Reading and preparing pictures takes longer than the time limit of the api's requests.
      await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await importAll(transaction, options, report);
      throw new DryRunEnd();
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRunEnd)) throw error;
    });
  return report;
}

const noRecords = (): Totals => ({ kept: 0, unchanged: 0, 'changed-at-source': 0, refused: 0 });

async function importAll(db: Target, options: ImportOptions, report: ImportReport): Promise<void> {
  const { newsroom } = options;
  for (const { file, fault } of newsroom?.faults ?? [])
    report.records.push(refused({ file, sourceId: file, title: '' }, fault, undefined));
  if (newsroom) await importLibrary(db, newsroom, { ...options, report });
  report.error = await importPosts(db, options, report);
  if (newsroom && report.error === null) await importStories(db, newsroom.stories, { ...options, report });
}

/** @returns the error that stopped the reading of the file, or null */
async function importPosts(db: Target, options: ImportOptions, report: ImportReport): Promise<string | null> {
  const { site, now } = options;
  const run = { ...options, seen: new Set<string>(), former: new FormerSite(site, now) };
  const linked: (LinkedPost & { reported: ReportedRecord })[] = [];
  let error: string | null = null;
  try {
    for await (const item of withPicturesAhead(db, options)) {
      const { reported, post, comments } = await importItem(db, run, item);
      report.totals[reported.outcome] += 1;
      report.comments += comments;
      report.records.push(reported);
      if (post) linked.push({ ...post, reported });
    }
  } catch (cause) {
    if (!(cause instanceof SourceError)) throw cause;
    error = cause.message;
  }
  try {
    await run.former.flush(db);
  } catch (cause) {
    // The site has too many former addresses.
    if (!(cause instanceof ProblemError)) throw cause;
    error = cause.message;
  }
  const leads = await rewriteLinks(db, site, linked);
  for (const [place, { reported }] of linked.entries()) reported.links = leads[place] ?? [];
  report.addresses = await run.former.report(db);
  return error;
}
