import type { Draft } from '@marquee/shared/domain';
import { type MergedRegion, mergeLists } from '@marquee/vocal-kit/drafts/mergeLists.ts';
import type { UnsavedChanges } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import { partsOf, type Story, type StoryPart, storyOf } from './storyParts.ts';

export type StoryRegion = MergedRegion<StoryPart>;

/**
 * Merges the story of this tab with the stored one, paragraph by paragraph.
 * @returns the regions of the merged story. A region that both sides have changed is a conflict
 */
export function mergeStories(stored: Draft, unsaved: UnsavedChanges): StoryRegion[] {
  // In a copy from an earlier release, `base` has the former values of changed fields only.
  const base = storyFields({ ...stored, ...unsaved.base });
  const mine = partsOf(storyFields({ ...base, ...unsaved.changes }));
  const others = partsOf(stored);
  const baseParts = partsOf(base);
  const sent = unsaved.unconfirmed && partsOf(storyFields({ ...base, ...unsaved.unconfirmed }));
  const isSentStored = sent && includesChanges(baseParts, sent, others);
  return (
    mergeLists(isSentStored ? sent : baseParts, mine, others) ?? [
      { kind: 'conflict', base: baseParts, mine, stored: others },
    ]
  );
}

/** Returns the merged story, or null if a region is a conflict. */
export function mergedStory(regions: readonly StoryRegion[]): Story | null {
  const parts = regions.map((region) => (region.kind === 'merged' ? region.parts : null));
  return parts.every((part) => part !== null) ? storyOf(parts.flat()) : null;
}

/**
 * True if a stored version contains what a save has changed, so that the save must have arrived. One paragraph of the save
 * is enough, because other devices may have changed the rest since. It must have words, because blank lines and rules are
 * alike.
 */
function includesChanges(
  base: readonly StoryPart[],
  sent: readonly StoryPart[],
  stored: readonly StoryPart[],
): boolean {
  const known = new Set(base.map(({ key }) => key));
  const found = new Set(stored.map(({ key }) => key));
  const isProof = ({ key }: StoryPart) => !known.has(key) && found.has(key) && hasWords(key);
  if (sent.some(isProof)) return true;
  const merged = mergeLists(base, sent, stored);
  if (!merged) return false;
  const keys = merged.flatMap((region) => (region.kind === 'merged' ? region.parts.map(({ key }) => key) : [null]));
  return keys.length === stored.length && keys.every((key, index) => key === stored[index]?.key);
}

/** Minimum number of characters of a paragraph that two devices hardly write by chance. */
const minWordsLength = 8;

function hasWords(key: string): boolean {
  return key.replace(/<[^>]*>/g, '').length >= minWordsLength;
}

function storyFields({ content, modules }: Story): Story {
  return { content, modules };
}
