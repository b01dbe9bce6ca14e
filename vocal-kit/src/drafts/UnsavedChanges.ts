import type { DraftChanges, DraftStory } from '@marquee/shared/domain';

/** Changes that the server has not confirmed. */
export type UnsavedChanges = {
  changes: DraftChanges;
  /** Stored values that the changed fields had before the changes. A changed text has those of all its fields. */
  base: DraftChanges;
  /** Changes that were sent without a response, so the server may have stored them. */
  unconfirmed: DraftChanges | null;
  /** The story of this tab before it was merged with another one. The next save keeps it as a version. */
  mine?: DraftStory | null;
};

/** The name of a field that a writer can change. */
export type Field = keyof DraftChanges;
