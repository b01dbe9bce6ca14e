import type { StoryDue, StoryMessage, StoryStage } from '@marquee/shared/domain';

/** Names of the stages. An assigned story that is not submitted is with its writer. */
export const stageTexts: Readonly<Record<StoryStage, string>> = {
  pitched: 'Pitched',
  accepted: 'Accepted, no writer yet',
  declined: 'Declined',
  draft: 'Assigned, in writing',
  'in-review': 'In review',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Unpublished',
  dropped: 'Dropped',
};

const messageTexts: Readonly<Record<StoryMessage['kind'], string>> = {
  ask: 'Question',
  accept: 'Accepted',
  decline: 'Declined',
  drop: 'Dropped',
};

/** Texts about stories that writers and editors share. */
export const storyTexts = {
  late: 'Late',
  dueOn: (due: StoryDue) => `Due ${dueText(due)}`,
  noDue: 'No due day',
  words: (words: number) => `${words.toLocaleString('en')} words`,
  pictures: (pictures: string) => `Pictures: ${pictures}`,
  by: (name: string) => `Writer: ${name}`,
  editor: (name: string) => `Editor: ${name}`,
  section: (name: string) => `Section: ${name}`,
  messages: 'Messages',
  message: ({ kind, from }: Pick<StoryMessage, 'kind' | 'from'>) =>
    from ? `${messageTexts[kind]}, by ${from}` : messageTexts[kind],

  slug: 'Working name',
  brief: 'Brief',
  briefHint: 'What the story is about, and why now.',
  magazine: 'Magazine',
  chooseMagazine: 'Choose a magazine',
  sectionField: 'Section (optional)',
  noSection: 'No section',
  wordsField: 'Words (optional)',
  picturesField: 'Pictures (optional)',
  picturesHint: 'A number or a few words.',
  dueDay: 'Due day (optional)',
  dueTime: 'Due time (optional)',
  dueHint: (zone: string) => `In ${zone}. Without a time, the whole day counts.`,
  needSlug: 'Enter a working name.',
  needMagazine: 'Choose a magazine.',
  needWords: (most: number) => `Enter a whole number from 1 to ${most.toLocaleString('en')}.`,
  needDay: 'Choose a day for this time.',
  cancel: 'Cancel',
} as const;

/** `1 December 2026, 17:00`: the day in the zone of the magazine. */
export function dueText({ day, time }: StoryDue): string {
  const words = new Date(`${day}T00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return time ? `${words}, ${time}` : words;
}
