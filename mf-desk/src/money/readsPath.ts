import type { NetworkReadFilter } from '@marquee/shared/domain';

/** The page of the reads of a post or writer on a day, of one network or minute of it. */
export function readsPath(filter: NetworkReadFilter): string {
  const { day, postId, writerId, network, minute } = filter;
  const search = new URLSearchParams({
    day,
    ...(postId && { postId }),
    ...(writerId && { writerId }),
    ...(network && { network }),
    ...(minute && { minute }),
  });
  return `/vocal/desk/money/reads?${search}`;
}
