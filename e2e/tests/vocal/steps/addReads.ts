import type { OwnNetwork } from '../../../network/ownNetwork.ts';

/** Stores reads of a post by as many people, from a network of the name, as rows of the database. */
export async function addReads({ db }: OwnNetwork, postId: string, count: number, from = ''): Promise<void> {
  await db.$client.query(
    `insert into impressions (post_id, author_id, site, day, visitor, network, created_at)
      select id, author_id, site, (now() at time zone 'UTC')::date, 'reader ' || number, $3, now()
      from posts, generate_series(1, $2::int) as number where id = $1`,
    [postId, count, from],
  );
}
