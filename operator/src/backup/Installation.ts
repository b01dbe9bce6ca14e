import type { OriginalStore } from '@marquee/api/acts/pictures.ts';

/** Parts of an installation that a backup contains. */
export type Installation = {
  databaseUrl: string;
  originals: OriginalStore;
  /** Folder of the impressions that are not in the database yet. */
  journalDirectory: string;
};
