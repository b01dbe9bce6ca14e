/** Milliseconds for which an address is not reloaded again. */
const memoryMs = 60_000;

/** The properties of a window that are needed. */
export type ReloadableWindow = {
  location: Pick<Location, 'pathname' | 'search' | 'reload'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  performance: Pick<Performance, 'timeOrigin'>;
};

/**
 * Requests a page as a document that could not be shown inside the application: the server or the service worker may have stored it. An
 * address is reloaded at most once in `memoryMs`, so no page reloads in a loop; after that the error page stays.
 * @param isHydrated true if the first page of this document was hydrated, so an earlier reload was a success
 * @returns whether the page is reloading
 */
export function reloadAsDocument(
  { location, sessionStorage, performance }: ReloadableWindow,
  isHydrated: boolean,
  now: number,
): boolean {
  const key = `asked for ${location.pathname}${location.search}`;
  try {
    const requestedAt = Number(sessionStorage.getItem(key));
    const hasSucceeded = isHydrated && requestedAt < performance.timeOrigin;
    if (!hasSucceeded && now - requestedAt < memoryMs) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without storage it is unknown whether this address was reloaded already.
    return false;
  }
  location.reload();
  return true;
}
