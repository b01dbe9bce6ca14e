import { type NetworkReadList, type NetworkReadsQuery, sitesOf } from '@marquee/shared/domain';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { impressions } from '../../kernel/db/schema/impressions.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { earningPost, earningPostColumns } from '../earnings/earningPost.ts';
import { matchingReads } from './matchingReads.ts';

const pageSize = 100;

/** Lists counted and refused reads of a day on the sites that an account moderates, the newest first. */
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
    .where(
      and(
        matchingReads(filter, sitesOf(account, 'readNetworkMoney')),
        before ? lt(impressions.id, rowId(before)) : undefined,
      ),
    )
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
