import { createHash } from 'node:crypto';
import type { Queryable } from '@marquee/api/acts/database.ts';
import { importedRecords } from '@marquee/api/acts/tables.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Note } from '../record.ts';
import type { ImportReport, ReportedRecord, Totals } from '../report/ImportReport.ts';
import type { Target } from '../Target.ts';
import type { NewsroomEntry } from './readNewsroom.ts';

/** An entry that cannot be written. The message gives the reason. */
export class EntryError extends Error {}

type Kind<T> = {
  schema: z.ZodType<T>;
  totals: Totals;
  /** Tells the entries of a site apart. */
  idOf: (entry: T) => string;
  titleOf: (entry: T) => string;
  /** @throws EntryError or ProblemError for an entry that cannot be written */
  write: (db: Queryable, entry: T, file: string, notes: Note[]) => Promise<void>;
};

/** Imports entries one by one, each in a separate transaction. An entry that was imported before changes nothing. */
export async function importEntries<T>(
  db: Target,
  { site, now, report }: { site: SiteKey; now: Date; report: ImportReport },
  entries: readonly NewsroomEntry[],
  kind: Kind<T>,
): Promise<void> {
  for (const [place, { value, file }] of entries.entries()) {
    const at = { file, sourceId: `${file}#${place + 1}`, title: '' };
    const parsed = kind.schema.safeParse(value);
    const reported = parsed.success
      ? await importEntry(db, { site, now, file }, parsed.data, kind)
      : refused(at, faultsOf(parsed.error), value);
    kind.totals[reported.outcome] += 1;
    report.records.push(reported);
  }
}

async function importEntry<T>(
  db: Target,
  { site, now, file }: { site: SiteKey; now: Date; file: string },
  entry: T,
  { idOf, titleOf, write }: Kind<T>,
): Promise<ReportedRecord> {
  const sourceId = idOf(entry);
  const at = { file, sourceId, title: titleOf(entry) };
  const digest = createHash('sha256').update(JSON.stringify(entry)).digest('hex');
  const [known] = await db
    .select({ digest: importedRecords.digest, report: importedRecords.report })
    .from(importedRecords)
    .where(and(eq(importedRecords.site, site), eq(importedRecords.sourceId, sourceId)));
  const outcome = known?.digest === digest ? 'unchanged' : 'changed-at-source';
  if (known) return { ...emptyRecord, ...at, outcome, notes: known.report?.notes ?? [] };
  const notes: Note[] = [];
  try {
    await db.transaction(async (transaction) => {
      await write(transaction, entry, file, notes);
      const report = { status: null, words: null, notes };
      await transaction
        .insert(importedRecords)
        .values({ site, sourceId, digest, postId: null, importedAt: now, report });
    });
    return { ...emptyRecord, ...at, outcome: 'kept', notes };
  } catch (error) {
    if (error instanceof EntryError || error instanceof ProblemError) return refused(at, error.message, entry);
    throw error;
  }
}

const emptyRecord = { line: null, address: null, status: null, links: [], reason: null, words: null, notes: [] };

/** Reports an entry that is not imported, with its fields. */
export function refused(
  at: Pick<ReportedRecord, 'file' | 'sourceId' | 'title'>,
  reason: string,
  value: unknown,
): ReportedRecord {
  const text = value === undefined ? '' : JSON.stringify(value);
  return { ...emptyRecord, ...at, outcome: 'refused', reason, notes: [{ outcome: 'lost', reason, text }] };
}

function faultsOf({ issues }: z.ZodError): string {
  return issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'The entry'}: ${message}.`.replace('..', '.'))
    .join(' ');
}
