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
    'Another device or person changed the same words. Choose which text to keep for each part. Both versions stay in Versions.',
  othersMerged: 'Changes in other paragraphs are merged.',
  placeOf: (part: string, place: number, count: number) => (count === 1 ? part : `${part}, place ${place} of ${count}`),
  mine: 'Your text',
  other: (time: string) => `Other text, saved ${time}`,
  keepMine: 'Keep your text',
  takeOther: 'Use the other text',
  keepBoth: 'Keep both, with the other text below yours',
  choiceOf: (part: string) => `${part}: which text to keep`,
  goOn: 'Continue with these texts',
  goingOn: 'Keeping both versions…',
  notKept: 'We could not save your version, so nothing was changed. Check your connection and try again.',

  tryAgain: 'Try again',
  none: 'No earlier versions yet. Vocal saves one every ten minutes while you write, and when you leave or submit.',
  now: 'Now',
  present: 'Current text',
  reasons: {
    interval: 'While writing',
    leave: 'When you left',
    submit: 'Submitted',
    restore: 'Before a restore',
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
} as const;
