/** Arguments of the queue's address that narrow or order it. Its page is one more. */
const filters = ['site', 'status', 'mine', 'q', 'sort'] as const;
export type QueueFilter = (typeof filters)[number];

/** The address's arguments with some changed; the list begins at its first page. @param search from the question mark on */
export function searchWith(search: string, changes: Partial<Record<QueueFilter, string>>, page = 1): string {
  const asked = new URLSearchParams(search);
  const next = new URLSearchParams();
  for (const filter of filters) {
    const value = changes[filter] ?? asked.get(filter);
    if (value) next.set(filter, value);
  }
  if (page > 1) next.set('page', String(page));
  return next.size > 0 ? `?${next}` : '';
}
