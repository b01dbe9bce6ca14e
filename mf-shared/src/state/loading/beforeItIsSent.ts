/**
 * Waits on the server for a part that a page can do without, because the server sends complete pages. A browser does
 * not wait. The part appears in the page when the store has it, and a call that hangs must not delay the page.
 */
export async function beforeItIsSent(part: Promise<unknown>): Promise<void> {
  if (typeof window === 'undefined') await part;
}
