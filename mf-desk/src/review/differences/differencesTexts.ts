import type { BlockChange } from './blockChanges.ts';

/** Texts of the changes of a published post. */
export const differencesTexts = {
  heading: 'Changes to this post',
  since: {
    published: {
      explanation: 'Readers see the published text. Removed words are struck through, new words are underlined.',
      same: 'The changes are the same as the published text.',
      earlier: 'Published',
    },
    decision: {
      explanation:
        'The writer has changed this since the last decision. Removed words are struck through, new words are underlined.',
      same: 'The writer has changed nothing since the last decision.',
      earlier: 'Last decision',
    },
  },
  changed: 'Changed',
  blocks: 'Blocks',
  story: 'Story',
  changes: {
    added: 'added',
    gone: 'removed',
    moved: 'moved',
    text: 'text changed',
    picture: 'picture or video changed',
    layout: 'layout changed',
    settings: 'settings changed',
  } satisfies Record<BlockChange, string>,
} as const;
