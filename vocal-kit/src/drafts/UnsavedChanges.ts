import type { DraftChanges } from '@marquee/shared/domain';

/** Changes that the server has not confirmed. */
export type UnsavedChanges = {
  changes: DraftChanges;
  /** Stored values that the changed fields had before the changes. */
  base: DraftChanges;
  /** Changes that were sent without a response, so the server may have stored them. */
  unconfirmed: DraftChanges | null;
};

/** The name of a field that a writer can change. */
export type Field = keyof DraftChanges;
