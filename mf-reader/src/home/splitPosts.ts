import { listLimits } from '@marquee/shared/constants';
import type { PostSummary } from '@marquee/shared/domain';

/** Posts of a home page, in the order and the groups of the page. */
export type HomePosts = {
  lead: PostSummary | undefined;
  /** Supporting posts, which make up the first block together with the lead. */
  supporting: PostSummary[];
  /**
   * After the promo: a pair, then a row of three, then a dense list. A group that could not fill its row stays empty.
   */
  pair: PostSummary[];
  row: PostSummary[];
  list: PostSummary[];
};

const pairLength = 2;
const rowLength = 3;

/** Groups posts for the home page. Posts without an author show nothing and are left out. */
export function splitPosts(posts: readonly PostSummary[]): HomePosts {
  const shown = posts.filter(({ author }) => author);
  const [lead, ...supporting] = shown.slice(0, listLimits.homeFirstBlock);
  const rest = shown.slice(listLimits.homeFirstBlock);
  const pair = rest.length >= pairLength ? rest.splice(0, pairLength) : [];
  const row = rest.length >= rowLength ? rest.splice(0, rowLength) : [];
  return { lead, supporting, pair, row, list: rest };
}
