/**
 * Caches of the service worker. Another form of their content needs another name; caches of other names are deleted.
 */
export const cacheNames = {
  /** Pages that the reader has visited. */
  pages: 'pages-1',
  /** Files of releases, which never change. */
  assets: 'assets-1',
  /** The offline page and its files. */
  offline: 'offline-1',
} as const;
