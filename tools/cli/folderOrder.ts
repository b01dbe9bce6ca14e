/** The order of the folders inside a workspace's sources, and the imports against it that still exist. */
export type FolderOrder = {
  /** Folders, and files beside them, from the lowest up: each imports only those before it. */
  order: readonly string[];
  /** Imports against the order that are known, as `folder -> folder`. Each should go. */
  exceptions?: readonly string[];
};

/** By folder of sources. A new folder is inserted after all that it imports. */
export const folderOrder: Readonly<Record<string, FolderOrder>> = {
  'api/src': {
    order: [
      'config',
      'clock.ts',
      'db',
      'cache',
      'http',
      'html',
      'fairness',
      'tickets',
      'purges',
      'images',
      'accounts',
      'impressions',
      'content',
      'services.ts',
      'monitoring',
      'authors',
      'categories',
      'channels',
      'tags',
      'postLists',
      'search',
      'posts',
      'promos',
      'siteMaps',
      'vocal',
      'server.ts',
      'startApi.ts',
      'main.ts',
    ],
  },
  'demo/src': {
    order: ['pictures', 'generator', 'fillDemo.ts', 'main.ts'],
  },
  'releases/src': {
    order: [
      'manifest.ts',
      'builtSites.ts',
      'ReleaseError.ts',
      'releaseDigest.ts',
      'releasedCodeEnvironment.ts',
      'releaseSet.ts',
      'serverContract.ts',
      'LastKnownGood.ts',
      'registry',
      'storage',
      'ReleaseCache.ts',
      'ReleaseRepository.ts',
      'openReleases.ts',
      'overrides',
      'gate',
      'service',
    ],
  },
  'server/src': {
    order: [
      'config.ts',
      'address',
      'http',
      'upstream',
      'counts',
      'workerMessages.ts',
      'tickets',
      'releaseSet',
      'pages',
      'feeds',
      'canary',
      'overrides',
      'nodes',
      'rollback',
      'programs.ts',
      'admin',
      'forms',
      'reports',
      'worker',
      'probe',
      'primary',
      'worker.ts',
      'main.ts',
    ],
  },
};
