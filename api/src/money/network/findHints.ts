import {
  exactMoney,
  type Hint,
  type HintKind,
  type HintList,
  hintKinds,
  maxHintDays,
  type NetworkMoneyQuery,
  type SiteKey,
} from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { isOneOf, sitesAsked } from '../../people/rights/listedSites.ts';
import { earningPost } from '../earnings/earningPost.ts';
import { addDays, dayOf, periodOf, refusedPeriod } from '../earnings/period.ts';
import { hintThresholds } from './hintThresholds.ts';

const maxHints = 100;

/**
 * Finds posts, writers and days with an unusual share of their counted reads from one network or in one minute. Only
 * sites that the account moderates are included. A hint has no automatic consequence (decision 088).
 * @throws ProblemError 400 for more than a week, 403 for a site of other moderators
 */
export async function findHints(
  db: Queryable,
  account: UserRow,
  query: NetworkMoneyQuery,
  now: Date,
): Promise<Omit<HintList, 'success'>> {
  const to = query.to ?? query.from ?? dayOf(now);
  const days = periodOf({ from: query.from ?? addDays(to, 1 - maxHintDays), to }, now);
  if (addDays(days.from, maxHintDays) <= days.to)
    throw refusedPeriod(`Choose a period of at most ${maxHintDays} days.`);
  const sites = sitesAsked(account, query.site);
  const rows: HintRow[] = [];
  // One day at a time keeps each query short, however many reads a week has.
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) rows.push(...(await rowsOfDay(db, day, sites)));
  const hints = rows.map(toHint).sort((a, b) => b.cost.micros - a.cost.micros || b.day.localeCompare(a.day));
  return {
    ...days,
    thresholds: hintKinds.map((kind) => ({ kind, ...hintThresholds[kind] })),
    hints: hints.slice(0, maxHints),
  };
}

async function rowsOfDay(db: Queryable, day: string, sites: readonly SiteKey[] | null): Promise<HintRow[]> {
  const found = sql.join(hintKinds.map(suspects), sql` union all `);
  const { rows } = await db.execute<HintRow>(sql`
    with read as materialized (
      select post_id, author_id, site, network, date_trunc('minute', created_at) as minute, rejection
      from impressions as read where day = ${day} and ${isOneOf(sql`site`, sites)}
    ), found as (${found})
    select found.*, ${day} as day, found.reads * rate.micros as cost,
      to_char(found.minute at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as minute,
      posts.id::text as post_id, posts.name as post_name, posts.key as post_key, posts.status as post_status,
      writer.id::text as writer_id, trim(writer.first_name || ' ' || writer.last_name) as writer_name,
      writer.key as writer_key
    from found
      left join posts on posts.id = found.post
      left join users as writer on writer.id = coalesce(found.writer, posts.author_id)
      cross join lateral (
        select micros from rates where valid_from <= ${day} order by valid_from desc limit 1
      ) as rate
    order by cost desc, kind, posts.id, writer.id
    limit ${maxHints}`);
  return rows;
}

/**
 * Columns of each kind of hint: `whole` groups all reads, and `part` the share among them. Reads without a known
 * network are left out.
 */
const groups: Record<HintKind, { whole: SQL; part: SQL; columns: SQL; isKnown: SQL }> = {
  'post-network': {
    ...{ whole: sql`post_id`, part: sql`network`, isKnown: sql`network <> ''` },
    columns: sql`whole as post, null::bigint as writer, part as network, null::timestamptz as minute`,
  },
  'post-minute': {
    ...{ whole: sql`post_id`, part: sql`minute`, isKnown: sql`true` },
    columns: sql`whole as post, null::bigint as writer, null::text as network, part as minute`,
  },
  'writer-network': {
    ...{ whole: sql`author_id`, part: sql`network`, isKnown: sql`network <> ''` },
    columns: sql`null::bigint as post, whole as writer, part as network, null::timestamptz as minute`,
  },
};

/** Few groups have enough reads. The query finds these groups first and computes shares only for them. */
function suspects(kind: HintKind): SQL {
  const { whole, part, columns, isKnown } = groups[kind];
  const { leastReads, leastOfReads, leastShare } = hintThresholds[kind];
  return sql`
    select ${kind} as kind, ${columns}, site, reads, of_reads, rejected
    from (
      select ${whole} as whole, ${part} as part, min(site) as site,
        count(*) filter (where rejection is null)::int as reads,
        count(*) filter (where rejection is not null)::int as rejected
      from read where ${whole} is not null and ${isKnown}
      group by 1, 2 having count(*) filter (where rejection is null) >= ${leastReads}
    ) as parts
    join (
      select ${whole} as whole, count(*)::int as of_reads from read where rejection is null
      group by 1 having count(*) >= ${leastOfReads}
    ) as wholes using (whole)
    where reads >= of_reads * ${leastShare}::numeric`;
}

type HintRow = {
  kind: HintKind;
  day: string;
  network: string | null;
  minute: string | null;
  site: SiteKey;
  reads: number;
  of_reads: number;
  rejected: number;
  cost: string;
  post_id: string | null;
  post_name: string;
  post_key: string | null;
  post_status: string;
  writer_id: string | null;
  writer_name: string;
  writer_key: string;
};

function toHint(row: HintRow): Hint {
  const { kind, day, network, minute, reads, of_reads: ofReads, rejected } = row;
  const { post_id: postId, post_name: postName, post_key: postKey, post_status: postStatus } = row;
  return {
    ...{ kind, day, network, minute, reads, ofReads, rejected, cost: exactMoney(Number(row.cost)) },
    post: postId === null ? null : earningPost({ postId, postName, postKey, postStatus }, row.site),
    writer: row.writer_id === null ? null : { id: row.writer_id, name: row.writer_name, key: row.writer_key },
  };
}
