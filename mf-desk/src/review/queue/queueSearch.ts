/** Query parameters that filter or sort the queue. The query also has `page`. */
const filters = ['site', 'status', 'mine', 'q', 'sort'] as const;
export type QueueFilter = (typeof filters)[number];

/** Returns a query with changed filters, for the first page by default. @param search query with its question mark */
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
