/** Set by the shell's first script, in milliseconds of `performance.now()`, and gone while the page is hidden. */
export const visibleMark = 'marquee-visible';

/**
 * Since when the document has been visible without a break, for the page that it came with: its scripts begin with the reader's first
 * sign, which may be many seconds later. Null for pages that the reader goes on to.
 */
export function visibleSince(): number | null {
  return performance.getEntriesByType('mark').find(({ name }) => name === visibleMark)?.startTime ?? null;
}
