import type { Draft, DraftChanges } from '@marquee/shared/domain';

/** A draft and the way to change it: the props of all parts of the editor. */
export type DraftEditing = {
  draft: Draft;
  change: (changes: DraftChanges) => void;
  /** True while another tab edits the draft. */
  isReadOnly: boolean;
};
