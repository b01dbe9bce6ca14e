import type { Revision } from '@marquee/shared/domain';

const counted = (count: number, word: string) => `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;

/** Texts about the versions of a post: the list of them, their comparison, and the choice between two. */
export const versionTexts = {
  yes: 'Yes',
  no: 'No',
  nothingThere: 'Nothing',
  unchanged: (count: number) => `Show ${counted(count, 'unchanged paragraph')}`,

  conflictHeading: 'This post has two versions',
  conflictText:
    'Someone else saved a newer version of this post. Choose a text for each part. Both versions stay in the list of versions.',
  mine: 'Your text',
  other: (time: string) => `The other text, saved ${time}`,
  keepMine: 'Keep your text',
  takeOther: 'Take the other text',
  keepBoth: 'Keep both, the other text below yours',
  choiceOf: (part: string) => `${part}: which text to keep`,
  goOn: 'Continue with the chosen texts',
  goingOn: 'Keeping both versions…',
  notKept: 'Your version could not be kept, so nothing was changed. Check your connection and try again.',

  versions: 'Versions',
  loading: 'Loading the versions…',
  failed: 'The versions did not load.',
  tryAgain: 'Try again',
  none: 'There is no earlier version yet. One is kept every ten minutes while you write, and each time you leave or submit.',
  now: 'Now',
  present: 'Current text',
  reasons: {
    interval: 'While writing',
    leave: 'On leaving',
    submit: 'Submitted',
    restore: 'Before another version was chosen',
    moderate: 'Edited by a moderator',
  } satisfies Record<Revision['reason'], string>,
  changed: ({ added, removed }: { added: number; removed: number }) =>
    added || removed ? `${counted(added, 'word')} added, ${removed.toLocaleString('en')} removed` : 'Same words',
  earlier: 'Show earlier versions',

  versionOf: (time: string) => `Version of ${time}`,
  comparedText: 'Compared with the current text. Removed words are struck through, new words are underlined.',
  earlierText: 'This version',
  same: 'This version is the same as the current text.',
  restore: 'Restore this version',
  restoring: 'Restoring…',
  backToWriting: 'Back to writing',
  restoreFailed: 'The version was not restored. Please try again.',
  saveFirst: 'Your last changes must be saved first. Check your connection and try again.',
  restored: (time: string, dropped: readonly string[]) =>
    `The version of ${time} is restored. The previous text is kept in the list of versions.${
      dropped.length > 0 ? ` Its magazine no longer has: ${dropped.join(', ')}.` : ''
    }`,
  undoRestore: 'Undo',
} as const;
