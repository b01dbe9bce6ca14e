/**
 * Names of the service worker's caches. Change a name if the format of its content changes. All other caches are
 * deleted.
 */
export const cacheNames = {
  /** Pages that the reader has visited. */
  pages: 'pages-1',
  /** Files of releases, which never change. */
  assets: 'assets-1',
  /** The offline page and its files. */
  offline: 'offline-1',
} as const;
