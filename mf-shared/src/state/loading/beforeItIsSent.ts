/**
 * Waits for a part that a page can do without: on the server, as the page is sent whole. A browser does not wait, as the part comes into
 * the page by the store, and a call that hangs must not hold the page.
 */
export async function beforeItIsSent(part: Promise<unknown>): Promise<void> {
  if (typeof window === 'undefined') await part;
}
