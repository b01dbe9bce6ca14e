/** Mark that the shell's first script sets when the page becomes visible, and removes while the page is hidden. */
export const visibleMark = 'marquee-visible';

/**
 * Time since which the document has been visible without a break, in milliseconds of `performance.now()`. Only the page
 * that came with the document has this time. Its scripts start at the first interaction of the reader, which may be
 * many seconds later. Null for pages after a navigation.
 */
export function visibleSince(): number | null {
  return performance.getEntriesByType('mark').find(({ name }) => name === visibleMark)?.startTime ?? null;
}
