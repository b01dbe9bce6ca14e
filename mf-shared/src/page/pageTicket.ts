/**
 * The ticket that came with this document, in its `Server-Timing` header. It holds for the whole visit, whatever pages follow.
 * @returns an empty text where the server gave none or the browser does not tell, as over plain HTTP
 */
export function pageTicket(): string {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'ticket')?.description ?? '';
}
