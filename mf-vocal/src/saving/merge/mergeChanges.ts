import type { Draft, DraftChanges } from '@marquee/shared/domain';
import type { UnsavedChanges } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import { mergedStory, mergeStories } from './mergeStories.ts';
import { conflictingFields, isStoryField } from './reconcile.ts';

/**
 * Merges unsaved changes with another stored version. The two must agree in all fields except the story, and must not
 * change the same paragraph.
 * @returns the merged changes, or null if the writer has to choose
 */
export function mergeChanges(stored: Draft, unsaved: UnsavedChanges): DraftChanges | null {
  if (!conflictingFields(stored, unsaved).every(isStoryField)) return null;
  const story = mergedStory(mergeStories(stored, unsaved));
  return story && { ...unsaved.changes, ...story };
}
