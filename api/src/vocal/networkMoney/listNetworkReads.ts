import type { NetworkReadList, NetworkReadsQuery } from '@marquee/shared/domain';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { UserRow } from '../../accounts/userView.ts';
import type { Queryable } from '../../db/connect.ts';
import { rowId } from '../../db/rowId.ts';
import { impressions } from '../../db/schema/impressions.ts';
import { posts } from '../../db/schema/posts.ts';
import { earningPost, earningPostColumns } from '../earnings/earningPost.ts';
import { addDays } from '../earnings/period.ts';
import { isOneOf } from './moderatedSites.ts';

const pageSize = 100;
const minuteMs = 60_000;

/** Reads of a day, counted or not, the newest first, on the sites that an account moderates. */
export async function listNetworkReads(
  db: Queryable,
  { moderatedSites }: UserRow,
  query: NetworkReadsQuery,
): Promise<Omit<NetworkReadList, 'success'>> {
  const { postId, writerId, day, network, minute, before } = query;
  const wanted: (SQL | undefined)[] = [
    eq(impressions.day, day),
    postId === undefined ? undefined : eq(impressions.postId, rowId(postId)),
    ...(writerId === undefined ? [] : ofWriter(rowId(writerId), day)),
    network === undefined ? undefined : eq(impressions.network, network),
    ...(minute === undefined ? [] : within(new Date(minute))),
    isOneOf(sql`${impressions.site}`, moderatedSites),
    before ? lt(impressions.id, rowId(before)) : undefined,
  ];
  const { id, createdAt, site, rejection } = impressions;
  const found = await db
    .select({ id, at: createdAt, site, rejection, network: impressions.network, post: earningPostColumns })
    .from(impressions)
    .innerJoin(posts, eq(posts.id, impressions.postId))
    .where(and(...wanted))
    .orderBy(desc(impressions.id))
    .limit(pageSize + 1);
  const page = found.slice(0, pageSize);
  return {
    reads: page.map((read) => ({
      ...{ id: String(read.id), at: read.at.toISOString(), post: earningPost(read.post, read.site) },
      ...{ network: read.network, rejection: read.rejection },
    })),
    next: found.length > pageSize ? String(page.at(-1)?.id) : null,
  };
}

/** The index of authors has the time; a day begins and ends with it. */
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
