import type { DraftChanges } from '@marquee/shared/domain';

/** Changes that the server has not confirmed. */
export type UnsavedChanges = {
  changes: DraftChanges;
  /** Stored values that the changed fields had before the changes. A changed text has those of all its fields. */
  base: DraftChanges;
  /** Changes that were sent without a response, so the server may have stored them. */
  unconfirmed: DraftChanges | null;
  /** Number of the next saves whose versions stay as revisions. After a merge, these are this tab's and the merged one. */
  keeps?: number;
};

/** The name of a field that a writer can change. */
export type Field = keyof DraftChanges;
