import type { NetworkReadFilter } from '@marquee/shared/domain';

/** Returns the path of a post's or writer's reads on a day. The filter can name one network or minute of the day. */
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
