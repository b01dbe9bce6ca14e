import type { BlockChange } from './blockChanges.ts';

/** Texts of the changes of a published post. */
export const differencesTexts = {
  heading: 'Changes of this post',
  explanation: 'Readers see the published text. Words that go are struck through, new ones are underlined.',
  same: 'The changed text is the same as the published one.',
  published: 'Published',
  changed: 'Changed',
  blocks: 'Blocks',
  story: 'Story',
  changes: {
    added: 'added',
    gone: 'removed',
    moved: 'moved',
    text: 'other words',
    picture: 'another picture or video',
    layout: 'another layout',
    settings: 'other settings',
  } satisfies Record<BlockChange, string>,
} as const;
