import type { Draft } from '@marquee/shared/domain';
import { differingGroups, type FieldGroup } from '@marquee/vocal-kit/compare/fieldGroups.ts';
import { versionTexts } from '@marquee/vocal-kit/compare/versionTexts.ts';
import type { UnsavedChanges } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import { mergeStories, type StoryRegion } from '../../saving/merge/mergeStories.ts';
import { conflictingFields, isStoryField } from '../../saving/merge/reconcile.ts';
import { type Story, storyOf } from '../../saving/merge/storyParts.ts';

/** The writer's choice for a part that both versions have changed. */
export type Choice = 'mine' | 'stored' | 'both';
type Conflict = Extract<StoryRegion, { kind: 'conflict' }>;
/** Paragraphs that both versions have changed, with the group under which the screen shows them. */
type StoryConflict = { label: string; region: Conflict; group: FieldGroup };

type Conflicts = {
  /** Groups of fields, other than the story. */
  groups: readonly FieldGroup[];
  /** The merged story. Null if this tab has not changed it. */
  regions: readonly StoryRegion[] | null;
  conflicts: readonly StoryConflict[];
};

/** Finds what the writer has to choose. A field or paragraph that only one version has changed is not a conflict. */
export function findConflicts(versions: { mine: Draft; stored: Draft; unsaved: UnsavedChanges }): Conflicts {
  const { mine, stored, unsaved } = versions;
  const conflicting = conflictingFields(stored, unsaved);
  const differing = differingGroups(mine, stored);
  const groups = differing.filter(
    ({ fields }) => !fields.some(isStoryField) && fields.some((field) => conflicting.includes(field)),
  );
  const story = differing.find(({ fields }) => fields.some(isStoryField));
  if (!story) return { groups, regions: null, conflicts: [] };
  const regions = mergeStories(stored, unsaved);
  const found = regions.filter((region) => region.kind === 'conflict');
  const conflicts = found.map((region, index): StoryConflict => {
    const label = versionTexts.placeOf(story.label, index + 1, found.length);
    return { label, region, group: { ...story, label } };
  });
  return { groups, regions, conflicts };
}

/** Returns the preselected choice. If both versions add paragraphs at one place, the writer usually wants both. */
export function firstChoice({ base }: Conflict): Choice {
  return base.length === 0 ? 'both' : 'mine';
}

/** Returns the merged story with the chosen paragraphs. */
export function chosenStory(
  regions: readonly StoryRegion[],
  conflicts: readonly StoryConflict[],
  chosen: Readonly<Record<string, Choice>>,
): Story {
  const parts = regions.flatMap((region) => {
    if (region.kind === 'merged') return region.parts;
    const label = conflicts.find((conflict) => conflict.region === region)?.label ?? '';
    const choice = chosen[label] ?? firstChoice(region);
    if (choice === 'both') return [...region.mine, ...region.stored];
    return region[choice];
  });
  return storyOf(parts);
}
