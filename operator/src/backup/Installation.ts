import type { OriginalStore } from '@marquee/api/images/rendering/OriginalStore.ts';

/** All that a backup holds of an installation. */
export type Installation = {
  databaseUrl: string;
  originals: OriginalStore;
  /** Folder of the impressions that are not in the database yet. */
  journalDirectory: string;
};
