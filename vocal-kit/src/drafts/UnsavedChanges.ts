import type { DraftChanges } from '@marquee/shared/domain';

/** Changes that are not known to be on the server. */
export type UnsavedChanges = {
  changes: DraftChanges;
  /** The stored values of the changed fields when they were changed. */
  base: DraftChanges;
  /** Changes that were sent without a known result: the server may have stored them. */
  unconfirmed: DraftChanges | null;
};

/** The name of a field that a writer can change. */
export type Field = keyof DraftChanges;
