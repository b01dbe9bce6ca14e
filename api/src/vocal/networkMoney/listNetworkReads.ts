import { type NetworkReadList, type NetworkReadsQuery, sitesOf } from '@marquee/shared/domain';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { UserRow } from '../../accounts/userView.ts';
import type { Queryable } from '../../db/connect.ts';
import { rowId } from '../../db/rowId.ts';
import { impressions } from '../../db/schema/impressions.ts';
import { posts } from '../../db/schema/posts.ts';
import { earningPost, earningPostColumns } from '../earnings/earningPost.ts';
import { matchingReads } from './matchingReads.ts';

const pageSize = 100;

/** Reads of a day, counted or not, the newest first, on the sites that an account moderates. */
export async function listNetworkReads(
  db: Queryable,
  account: UserRow,
  { before, ...filter }: NetworkReadsQuery,
): Promise<Omit<NetworkReadList, 'success'>> {
  const { id, createdAt, site, rejection, network } = impressions;
  const found = await db
    .select({ id, at: createdAt, site, rejection, network, post: earningPostColumns })
    .from(impressions)
    .innerJoin(posts, eq(posts.id, impressions.postId))
    .where(and(matchingReads(filter, sitesOf(account)), before ? lt(impressions.id, rowId(before)) : undefined))
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
