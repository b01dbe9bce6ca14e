import type { BlockChange } from './blockChanges.ts';

/** Texts of the changes of a published post. */
export const differencesTexts = {
  heading: 'Changes to this post',
  explanation: 'Readers see the published text. Removed words are struck through, new words are underlined.',
  same: 'Your changes are the same as the published text.',
  published: 'Published',
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
