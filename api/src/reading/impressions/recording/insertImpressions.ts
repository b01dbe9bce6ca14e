/**
 * Inserts a batch of impressions. The caller must hold the lock of `writeImpressions`, because parallel batches could
 * exceed a limit together. $1 to $10 are the columns of the batch. $11 to $15 are daily limits:
 *
 * - $11: counted impressions for each network and post
 * - $12: counted impressions for each ticket
 * - $13: counted impressions for each network
 * - $14: stored rejected impressions for each network
 * - $15: stored rejected impressions in total
 *
 * The main steps:
 *
 * - `judged`: finds the author of each impression's post and rejects impressions that must not count. Impressions of
 *   deleted posts are dropped.
 * - `fresh`: keeps one impression for each visitor, post and day, unless an impression of that visitor already counts.
 *   A ticket counts once for each post, even if the visitor's pseudonym changes.
 * - `limited`: rejects impressions beyond a limit, with the limit's name. Each limit counts only the impressions that
 *   the previous limits accepted.
 * - `added`: inserts in the order of the primary key. A counted impression replaces a rejected impression of the same
 *   visitor, post and day.
 *
 * Returns rows with the columns `result` and `impressions`.
 */
export const insertImpressions = `
  with judged as (
    select posts.id as post_id, posts.author_id, posts.site, read.day, read.visitor, read.at, read.network, read.ticket,
      read.referrer,
      case
        when read.rejection is not null then read.rejection
        when posts.status <> 'published' then 'not-published'
        when read.user_id = posts.author_id or exists (
          select from post_bylines as byline where byline.post_id = posts.id and byline.user_id = read.user_id
        ) then 'own-read'
      end as rejection
    from unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::date[], $5::text[], $6::bigint[], $7::text[], $8::text[], $9::text[],
      $10::text[]) as read (post_id, site, at, day, visitor, user_id, rejection, network, ticket, referrer)
    join posts on posts.id = read.post_id and posts.site = read.site
  ),
  once as (
    select distinct on (post_id, day, visitor) * from judged
    order by post_id, day, visitor, rejection is not null, at
  ),
  known as materialized (
    select day, network, post_id, ticket, rejection from impressions
    where (day, network) in (select day, network from once)
  ),
  counted_of_post as (select day, network, post_id, count(*) from known where rejection is null group by 1, 2, 3),
  counted_of_ticket as (select day, network, ticket, count(*) from known where rejection is null group by 1, 2, 3),
  counted_of_network as (select day, network, count(*) from known where rejection is null group by 1, 2),
  refused_of_network as (select day, network, count(*) from known where rejection is not null group by 1, 2),
  refused_of_day as (select day, sum(kept) as count from refused_reads where day in (select day from once) group by 1),
  fresh as (
    select * from (
      select once.*, row_number() over (
        partition by day, network, post_id, ticket, rejection is null order by at, visitor
      ) as turn from once
    ) as numbered
    where not exists (
      select from impressions
      where impressions.post_id = numbered.post_id and impressions.day = numbered.day
        and impressions.visitor = numbered.visitor and impressions.rejection is null
    ) and (rejection is not null or ticket is null or turn = 1 and not exists (
      select from known
      where known.day = numbered.day and known.network = numbered.network and known.ticket = numbered.ticket
        and known.post_id = numbered.post_id and known.rejection is null
    ))
  ),
  within_post as (
    select post_id, author_id, site, day, visitor, at, network, ticket, referrer,
      case when rejection is null and coalesce(count, 0) + row_number() over (
        partition by day, network, post_id, rejection is null order by at, visitor
      ) > $11::int then 'network-post-limit' else rejection end as rejection
    from fresh left join counted_of_post using (day, network, post_id)
  ),
  within_ticket as (
    select post_id, author_id, site, day, visitor, at, network, ticket, referrer,
      case when rejection is null and ticket is not null and coalesce(count, 0) + row_number() over (
        partition by day, network, ticket, rejection is null order by at, visitor
      ) > $12::int then 'ticket-limit' else rejection end as rejection
    from within_post left join counted_of_ticket using (day, network, ticket)
  ),
  limited as (
    select post_id, author_id, site, day, visitor, at, network, ticket, referrer,
      case when rejection is null and coalesce(count, 0) + row_number() over (
        partition by day, network, rejection is null order by at, visitor
      ) > $13::int then 'network-limit' else rejection end as rejection
    from within_ticket left join counted_of_network using (day, network)
  ),
  chosen as (
    select limited.*, rejection is null or (
      coalesce(of_network.count, 0) + row_number() over (
        partition by limited.day, limited.network, rejection is null order by at, visitor
      ) <= $14::int
      and coalesce(of_day.count, 0) + row_number() over (
        partition by limited.day, rejection is null order by at, visitor
      ) <= $15::int
    ) as is_kept
    from limited
    left join refused_of_network as of_network using (day, network)
    left join refused_of_day as of_day using (day)
  ),
  added as (
    insert into impressions as known
      (post_id, author_id, site, day, visitor, network, ticket, rejection, created_at, referrer)
      select post_id, author_id, site, day, visitor, network, ticket, rejection, at, referrer from chosen where is_kept
      order by post_id, day, visitor
    on conflict (post_id, day, visitor) do update
      set rejection = null, author_id = excluded.author_id, network = excluded.network, ticket = excluded.ticket,
        created_at = excluded.created_at, referrer = excluded.referrer
      where known.rejection is not null and excluded.rejection is null
    returning day, site, rejection
  ),
  totals as (
    insert into refused_reads as sum (day, site, rejection, kept, dropped)
      select day, site, rejection, count(*) filter (where is_kept), count(*) filter (where not is_kept) from (
        select day, site, rejection, true as is_kept from added where rejection is not null
        union all
        select day, site, rejection, false from chosen where not is_kept
      ) as refused
      group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, site, rejection) do update
      set kept = sum.kept + excluded.kept, dropped = sum.dropped + excluded.dropped
  )
  select coalesce(rejection, 'counted') as result, count(*)::int as impressions from added group by 1
  union all
  select 'not-kept', count(*)::int from chosen where not is_kept having count(*) > 0`;
