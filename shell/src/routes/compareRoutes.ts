/** Kinds of path segments in the order in which they are tried: word, parameter, optional parameter, rest of the path. */
function rankOf(segment: string): number {
  if (segment === '*') return 3;
  if (!segment.startsWith(':')) return 0;
  return segment.endsWith('?') ? 2 : 1;
}

/** Sorts paths from the most specific on: the first that matches is the one that is meant. Equal in all machines. */
export function compareRoutes({ path: a }: { path: string }, { path: b }: { path: string }): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const difference = rankOf(left[at] ?? '') - rankOf(right[at] ?? '');
    if (difference !== 0) return difference;
  }
  return right.length - left.length || (a < b ? -1 : 1);
}
