import type { NetworkReadFilter, SiteKey } from '@marquee/shared/domain';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { rowId } from '../../kernel/db/rowId.ts';
import { impressions } from '../../kernel/db/schema/impressions.ts';
import { isOneOf } from '../../people/rights/listedSites.ts';
import { addDays } from '../earnings/period.ts';

const minuteMs = 60_000;

/** Returns the condition for the reads of a filter on some sites. @param sites null for all sites */
export function matchingReads(
  { postId, writerId, day, network, minute }: NetworkReadFilter,
  sites: readonly SiteKey[] | null,
): SQL | undefined {
  return and(
    eq(impressions.day, day),
    postId === undefined ? undefined : eq(impressions.postId, rowId(postId)),
    ...(writerId === undefined ? [] : ofWriter(rowId(writerId), day)),
    network === undefined ? undefined : eq(impressions.network, network),
    ...(minute === undefined ? [] : within(new Date(minute))),
    isOneOf(sql`${impressions.site}`, sites),
  );
}

/** The index of authors contains the time, so the day is a range of times. */
function ofWriter(writerId: number, day: string): SQL[] {
  return [
    eq(impressions.authorId, writerId),
    gte(impressions.createdAt, new Date(day)),
    lt(impressions.createdAt, new Date(addDays(day, 1))),
  ];
}

function within(minute: Date): SQL[] {
  return [gte(impressions.createdAt, minute), lt(impressions.createdAt, new Date(minute.getTime() + minuteMs))];
}
