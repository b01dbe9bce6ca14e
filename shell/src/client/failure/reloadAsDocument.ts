/** For so many milliseconds an address that was asked for as a document is not asked for again. */
const memoryMs = 60_000;

/** What of a window is needed. */
export type ReloadableWindow = {
  location: Pick<Location, 'pathname' | 'search' | 'reload'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  performance: Pick<Performance, 'timeOrigin'>;
};

/**
 * Asks the server for a page that could not be had inside the application: it may have it stored, the service worker kept. At most once
 * for each address, so that no page reloads again and again; the error page stays in its place then.
 * @param isAlive the first page of this document came to life, so what was asked for before was a success
 * @returns whether it was asked for
 */
export function reloadAsDocument(
  { location, sessionStorage, performance }: ReloadableWindow,
  isAlive: boolean,
  now: number,
): boolean {
  const key = `asked for ${location.pathname}${location.search}`;
  try {
    const askedAt = Number(sessionStorage.getItem(key));
    const hasSucceeded = isAlive && askedAt < performance.timeOrigin;
    if (!hasSucceeded && now - askedAt < memoryMs) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Where nothing can be remembered, it might have been asked for already.
    return false;
  }
  location.reload();
  return true;
}
