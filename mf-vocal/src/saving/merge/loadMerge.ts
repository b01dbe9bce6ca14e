import type { Draft, DraftChanges } from '@marquee/shared/domain';
import type { UnsavedChanges } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';

type Merge = (stored: Draft, unsaved: UnsavedChanges) => DraftChanges | null;

const noMerge: Merge = () => null;

/** Loads `mergeChanges`, which few visits need. If it does not load, the writer has to choose between the texts. */
export async function loadMerge(): Promise<Merge> {
  return import('./mergeChanges.ts').then(
    ({ mergeChanges }) => mergeChanges,
    () => noMerge,
  );
}
