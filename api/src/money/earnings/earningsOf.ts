import type { EarningsQuery } from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import { rowId } from '../../kernel/db/rowId.ts';
import type { Days } from './period.ts';

/**
 * Returns a table `own (post_id, day, site, reads, earned)` with the booked reads and micros of a writer: of the writer's
 * own posts without the shares of others, and the writer's shares in posts of others.
 */
export function earningsOf(userId: number, days: Days, { site, postId }: Pick<EarningsQuery, 'site' | 'postId'>): SQL {
  const isAsked = sql.join(
    [
      sql`seen.day between ${days.from} and ${days.to}`,
      ...(site ? [sql`seen.site = ${site}`] : []),
      ...(postId === undefined ? [] : [sql`seen.post_id = ${rowId(postId)}`]),
    ],
    sql` and `,
  );
  return sql`(
    select seen.post_id, seen.day, seen.site, seen.booked as reads, seen.earned - coalesce((
      select sum(given.earned) from shared_earnings as given
      where given.post_id = seen.post_id and given.day = seen.day
    ), 0) as earned
    from post_views as seen join posts on posts.id = seen.post_id
    where posts.author_id = ${userId} and seen.booked > 0 and ${isAsked}
    union all
    select seen.post_id, seen.day, seen.site, share.reads, share.earned
    from shared_earnings as share join post_views as seen using (post_id, day)
    where share.user_id = ${userId} and ${isAsked}
  ) as own`;
}
