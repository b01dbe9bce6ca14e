import { createHash } from 'node:crypto';
import type { Database } from '@marquee/api/acts/database.ts';
import { type ImportedReport, importedRecords, posts } from '@marquee/api/acts/tables.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { cleanShownText, type SiteKey } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { plainText } from '../html/htmlTree.ts';
import { asReadable } from './asReadable.ts';
import { ComposeError, composePost } from './body/composePost.ts';
import type { FormerSite } from './former/FormerSite.ts';
import { formerHosts, oldLinksIn } from './former/oldLinks.ts';
import type { LinkedPost } from './former/rewriteLinks.ts';
import type { PictureImport, ReadyOriginal } from './pictures/PictureImport.ts';
import type { SourceItem, SourceRecord } from './record.ts';
import type { KeptComment } from './report/commentLine.ts';
import type { ReportedRecord } from './report/ImportReport.ts';
import type { Target } from './Target.ts';
import { writeRecord } from './write/writeRecord.ts';

/** Settings and services that all records of an import run share. */
export type ItemRun = {
  site: SiteKey;
  pictures: PictureImport;
  formerSite?: string | undefined;
  keepComment: ((comment: KeptComment) => void) | null;
  isDryRun: boolean;
  now: Date;
  /** Ids of the records before. */
  seen: Set<string>;
  former: FormerSite;
};

export type ImportedItem = { reported: ReportedRecord; post: LinkedPost | null; comments: number };

type Known = { digest: string; postId: number | null; key: string | null; report: ImportedReport | null };
type Result = Pick<ReportedRecord, 'outcome' | 'address' | 'status' | 'words' | 'notes'> & { postId: number | null };

/** Imports one record, or reports what an earlier run made of it. */
export async function importItem(db: Target, run: ItemRun, item: SourceItem): Promise<ImportedItem> {
  const { sourceId, file, line } = item;
  const title = plainText(item.title);
  const none = { address: null, status: null, links: [], reason: null, words: null, notes: [] };
  const place = { sourceId, file, line, title, ...none };
  const refuse = (reason: string, text: string): ImportedItem => ({
    reported: { ...place, outcome: 'refused', reason, notes: [{ outcome: 'lost', reason, text }] },
    ...{ post: null, comments: 0 },
  });
  if ('refused' in item) {
    run.former.noteLost(item.formerPaths ?? []);
    return refuse(item.refused, item.text);
  }
  if (run.seen.has(sourceId)) return refuse('Another record of the file has the same number.', textOf(item));
  run.seen.add(sourceId);
  if (isEmpty(item)) return refuse('It has neither a title nor a text.', textOf(item));
  try {
    const { postId, ...result } = await resultOf(db, run, item);
    await keepFormer(db, run, item, postId);
    const hosts = formerHosts(item.formerSite ?? run.formerSite);
    const post = { postId, hosts, links: oldLinksIn(item.body.html, hosts) };
    return { reported: { ...place, ...result }, post, comments: keepComments(run, item, result.address) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    run.former.noteLost(item.formerPaths);
    return refuse(error instanceof ProblemError ? problemText(error) : error.message, textOf(item));
  }
}

async function resultOf(db: Target, run: ItemRun, item: SourceRecord): Promise<Result> {
  const digest = createHash('sha256')
    .update(JSON.stringify({ ...item, line: null, file: null }))
    .digest('hex');
  const known = await knownRecord(db, run.site, item.sourceId);
  if (!known) return importRecord(db, run, asReadable(item, run.now), digest);
  const earlier = {
    outcome: 'changed' as const,
    reason: 'An earlier version imported it, and kept no notes for this report.',
    text: '',
  };
  return {
    outcome: known.digest === digest ? 'unchanged' : 'changed-at-source',
    ...(known.report ?? { status: null, words: null, notes: [earlier] }),
    address: known.key === null ? null : `/${known.key}`,
    postId: known.postId,
  };
}

async function importRecord(db: Target, run: ItemRun, record: SourceRecord, digest: string): Promise<Result> {
  const { site, pictures, isDryRun, now } = run;
  const ready = new Map<string, ReadyOriginal>();
  const noting = <T extends { ready?: ReadyOriginal }>(found: T): T => {
    if (found.ready) ready.set(found.ready.publicId, found.ready);
    return found;
  };
  const composed = await composePost(record, {
    picture: async (address) => noting(await pictures.find(address)),
    file: async (address) => noting(await pictures.findFile(address)),
  });
  const { id, key, report } = await db.transaction(async (transaction) => {
    const written = await writeRecord(transaction, { site, digest, now }, record, composed, [...ready.values()]);
    // A file without a row would never be removed. It is therefore written after the row, and before the post that
    // shows it.
    if (!isDryRun) for (const original of ready.values()) await pictures.keep(original);
    return written;
  });
  return { outcome: 'kept', address: `/${key}`, ...report, postId: id };
}

async function knownRecord(db: Pick<Database, 'select'>, site: SiteKey, sourceId: string): Promise<Known | undefined> {
  const { digest, postId, report } = importedRecords;
  const [row] = await db
    .select({ digest, postId, report, key: posts.key })
    .from(importedRecords)
    .leftJoin(posts, eq(posts.id, postId))
    .where(and(eq(importedRecords.site, site), eq(importedRecords.sourceId, sourceId)));
  return row;
}

/** Leads the former addresses to the post. */
async function keepFormer(db: Target, { former }: ItemRun, item: SourceRecord, postId: number | null): Promise<void> {
  if (postId === null) former.noteLost(item.formerPaths);
  else await former.keepPost(db, item.formerPaths, postId);
  await former.keepSections(db, item.formerSections ?? []);
}

function keepComments(
  { keepComment }: ItemRun,
  { sourceId, comments = [] }: SourceRecord,
  post: string | null,
): number {
  for (const comment of comments) keepComment?.({ post, sourceId, ...comment });
  return comments.length;
}

function isEmpty({ title, body, lead }: SourceRecord): boolean {
  return cleanShownText(plainText(title + body.html)) === '' && !lead && !/<img|<iframe/i.test(body.html);
}

function isRefusal(error: unknown): error is ComposeError | RangeError | ProblemError {
  return error instanceof ComposeError || error instanceof RangeError || error instanceof ProblemError;
}

function textOf({ title, subtitle, summary, body, notes }: SourceRecord): string {
  return [title, subtitle, summary, body.sourceText, ...notes.map(({ text }) => text)].join(' ');
}

function problemText(error: ProblemError): string {
  const fields = error.errors?.map(({ pointer, message }) => `${pointer}: ${message}`) ?? [];
  return [error.message, ...fields].join(' ');
}
