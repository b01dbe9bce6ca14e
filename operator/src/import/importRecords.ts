import { createHash } from 'node:crypto';
import type { Database } from '@marquee/api/acts/database.ts';
import { importedRecords } from '@marquee/api/acts/tables.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { cleanShownText, type SiteKey } from '@marquee/shared/domain';
import { and, eq, sql } from 'drizzle-orm';
import { plainText } from '../html/htmlTree.ts';
import { ComposeError, composePost } from './body/composePost.ts';
import { refused, type Target } from './newsroom/importEntries.ts';
import { importLibrary } from './newsroom/importLibrary.ts';
import { importStories } from './newsroom/importStories.ts';
import type { Newsroom } from './newsroom/readNewsroom.ts';
import type { PictureImport, ReadyOriginal } from './pictures/PictureImport.ts';
import { SourceError, type SourceItem, type SourceRecord } from './record.ts';
import type { ImportReport, ReportedRecord, Totals } from './report/ImportReport.ts';
import { writeRecord } from './write/writeRecord.ts';

export type ImportOptions = {
  db: Database;
  site: SiteKey;
  /** Name of the source in the report. */
  source: string;
  items: AsyncIterable<SourceItem>;
  /** Stories and the picture library of an export; null for other sources. */
  newsroom: Newsroom | null;
  pictures: PictureImport;
  isDryRun: boolean;
  now: Date;
};

/** Rolls back a dry run. */
class DryRunEnd extends Error {}

/**
 * Imports records one by one, each in a separate transaction. After a killed import, the next run continues with the
 * missing records. A second run changes nothing. A dry run uses one transaction, which it rolls back.
 */
export async function importRecords(options: ImportOptions): Promise<ImportReport> {
  const { db, site, source, isDryRun } = options;
  const newsroom = { totals: { stories: noRecords(), pictures: noRecords(), edits: noRecords() } };
  const report: ImportReport = { site, source, isDryRun, totals: noRecords(), newsroom, error: null, records: [] };
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
  const seen = new Set<string>();
  const { newsroom } = options;
  for (const { file, fault } of newsroom?.faults ?? [])
    report.records.push(refused({ file, sourceId: file, title: '' }, fault, undefined));
  if (newsroom) await importLibrary(db, newsroom, { ...options, report });
  try {
    for await (const item of options.items) {
      const reported = await importItem(db, options, item, seen);
      report.totals[reported.outcome] += 1;
      report.records.push(reported);
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    report.error = error.message;
    return;
  }
  if (newsroom) await importStories(db, newsroom.stories, { ...options, report });
}

async function importItem(
  db: Target,
  options: ImportOptions,
  item: SourceItem,
  seen: Set<string>,
): Promise<ReportedRecord> {
  const { sourceId, file, line } = item;
  const title = plainText(item.title);
  const none = { address: null, status: null, outsidePaths: [], reason: null, words: null, notes: [] };
  const place = { sourceId, file, line, title, ...none };
  const refuse = (reason: string, text: string): ReportedRecord => ({
    ...{ ...place, outcome: 'refused', reason },
    notes: [{ outcome: 'lost', reason, text }],
  });
  if ('refused' in item) return refuse(item.refused, item.text);
  if (seen.has(sourceId)) return refuse('Another record of the file has the same number.', textOf(item));
  seen.add(sourceId);
  if (
    cleanShownText(plainText(item.title + item.body.html)) === '' &&
    !item.lead &&
    !/<img|<iframe/i.test(item.body.html)
  )
    return refuse('It has neither a title nor a text.', textOf(item));
  const digest = createHash('sha256')
    .update(JSON.stringify({ ...item, line: null, file: null }))
    .digest('hex');
  const known = await knownDigest(db, options.site, sourceId);
  if (known !== undefined) return { ...place, outcome: known === digest ? 'unchanged' : 'changed-at-source' };
  try {
    return { ...place, outcome: 'kept', ...(await importRecord(db, options, asReadable(item, options.now), digest)) };
  } catch (error) {
    if (error instanceof ComposeError || error instanceof RangeError) return refuse(error.message, textOf(item));
    if (error instanceof ProblemError) return refuse(problemText(error), textOf(item));
    throw error;
  }
}

async function importRecord(db: Target, options: ImportOptions, record: SourceRecord, digest: string) {
  const { site, pictures, isDryRun, now } = options;
  const ready = new Map<string, ReadyOriginal>();
  const noting = <T extends { ready?: ReadyOriginal }>(found: T): T => {
    if (found.ready) ready.set(found.ready.publicId, found.ready);
    return found;
  };
  const composed = await composePost(record, {
    picture: async (address) => noting(await pictures.find(address)),
    file: async (address) => noting(await pictures.findFile(address)),
  });
  const { key, outsidePaths, notes } = await db.transaction(async (transaction) => {
    const written = await writeRecord(transaction, { site, digest, now }, record, composed, [...ready.values()]);
    // A file without a row would never be removed. It is therefore written after the row, and before the post that
    // shows it.
    if (!isDryRun) for (const original of ready.values()) await pictures.keep(original);
    return written;
  });
  return {
    address: `/${key}`,
    status: record.status,
    outsidePaths,
    words: composed.words,
    notes: [...composed.notes, ...notes],
  };
}

async function knownDigest(db: Pick<Database, 'select'>, site: SiteKey, sourceId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ digest: importedRecords.digest })
    .from(importedRecords)
    .where(and(eq(importedRecords.site, site), eq(importedRecords.sourceId, sourceId)));
  return row?.digest;
}

/** Turns a post without a title, or with a future date or embargo, into a draft, because it cannot be published yet. */
function asReadable(record: SourceRecord, now: Date): SourceRecord {
  const fault = record.status === 'draft' ? null : faultOf(record, now);
  if (fault === null) return record;
  const note = { outcome: 'changed' as const, reason: `${fault}. It became a draft.`, text: '' };
  return { ...record, status: 'draft', publishedAt: null, notes: [...record.notes, note] };
}

function faultOf({ publishedAt, title, settings }: SourceRecord, now: Date): string | null {
  if (publishedAt !== null && publishedAt > now) return `Its date ${publishedAt.toISOString()} is in the future`;
  const embargo = settings?.embargoUntil;
  if (embargo !== undefined && new Date(embargo) > now) return `Its embargo ends at ${embargo}`;
  return cleanShownText(plainText(title)) === '' ? 'It has no title' : null;
}

function textOf({ title, subtitle, summary, body, notes }: SourceRecord): string {
  return [title, subtitle, summary, body.sourceText, ...notes.map(({ text }) => text)].join(' ');
}

function problemText(error: ProblemError): string {
  const fields = error.errors?.map(({ pointer, message }) => `${pointer}: ${message}`) ?? [];
  return [error.message, ...fields].join(' ');
}
