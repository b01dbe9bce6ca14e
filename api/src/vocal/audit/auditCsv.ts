import type { AuditEntryView } from '@marquee/shared/domain';
import { stringify } from 'csv-stringify/sync';

const columns = ['id', 'at', 'actor', 'action', 'subject', 'subjectId', 'site', 'before', 'after', 'reason'] as const;

/** Rows of the audit as CSV (RFC 4180) with a head. Cells that a spreadsheet would compute begin with an apostrophe. */
export function auditCsv(entries: readonly AuditEntryView[]): string {
  const rows = entries.map(({ actor, before, after, ...entry }) => ({
    ...entry,
    actor: actor ? actor.name || actor.id : 'clock',
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  }));
  return stringify(rows, { header: true, columns: [...columns], escape_formulas: true, record_delimiter: 'windows' });
}
