import type { NetworkReadFilter } from '@marquee/shared/domain';

/** Returns the path of the page that lists the reads of a filter. */
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
