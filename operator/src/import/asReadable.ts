import { cleanShownText } from '@marquee/shared/domain';
import { plainText } from '../html/htmlTree.ts';
import type { SourceRecord } from './record.ts';

/**
 * Turns a post without a title, or with an embargo, into a draft, because it cannot be published yet. A post with a
 * future date is scheduled, and a scheduled post whose time has passed is published, as the source did meanwhile.
 */
export function asReadable(record: SourceRecord, now: Date): SourceRecord {
  const { status, publishedAt, notes } = record;
  if (status === 'draft') return record;
  const changed = (reason: string) => ({ notes: [...notes, { outcome: 'changed' as const, reason, text: '' }] });
  const fault = faultOf(record, now);
  if (fault !== null)
    return { ...record, status: 'draft', publishedAt: null, ...changed(`${fault}. It became a draft.`) };
  const isAhead = publishedAt !== null && publishedAt > now;
  if (status === 'published' && isAhead)
    return {
      ...record,
      status: 'scheduled',
      ...changed(`Its date ${publishedAt.toISOString()} is in the future. It is scheduled.`),
    };
  if (status === 'scheduled' && !isAhead)
    return {
      ...record,
      status: 'published',
      ...changed('The time for which it was scheduled has passed. It is published.'),
    };
  return record;
}

function faultOf({ title, settings, publishedAt }: SourceRecord, now: Date): string | null {
  const embargo = settings?.embargoUntil;
  if (embargo !== undefined && new Date(embargo) > now) return `Its embargo ends at ${embargo}`;
  if (publishedAt === null) return 'It has no readable date';
  return cleanShownText(plainText(title)) === '' ? 'It has no title' : null;
}
