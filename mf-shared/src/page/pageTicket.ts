/**
 * The ticket that came with this document, in its `Server-Timing` header. It holds for the whole visit, on all later
 * pages.
 * @returns an empty text where the server sent none or the browser hides it, as over plain HTTP
 */
export function pageTicket(): string {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'ticket')?.description ?? '';
}
