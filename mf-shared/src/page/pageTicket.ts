/**
 * The ticket that came with this document, in its `Server-Timing` header. It holds for the whole visit, on all later
 * pages.
 * @returns an empty text if the server sent no ticket, or the browser hides the header, as it does over plain HTTP
 */
export function pageTicket(): string {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'ticket')?.description ?? '';
}
