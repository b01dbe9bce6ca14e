import type { Counted } from '../Counted.ts';

/** The counts of a worker in which nothing has happened but what is given. */
export function countedOf(set: string, given: Partial<Counted> = {}): Counted {
  const nothing = { pages: 0, rendered: {}, contents: [], heapBytes: null, visitors: null, errors: [] };
  return { set, ...nothing, ...given };
}
