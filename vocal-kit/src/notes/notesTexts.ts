import type { DraftModule } from '@marquee/shared/domain';

const counted = (count: number, word: string) => `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;

/** Texts of notes, for moderators and writers. */
export const notesTexts = {
  loading: 'Loading the notes…',
  failed: 'The notes did not load.',
  tryAgain: 'Try again',
  none: 'There are no notes on this post.',
  open: (count: number) => (count === 0 ? 'No open notes' : counted(count, 'open note')),
  showResolved: (count: number) => `Show ${counted(count, 'resolved note')}`,
  hideResolved: 'Hide resolved notes',

  places: {
    post: 'The whole post',
    title: 'Title',
    subtitle: 'Subtitle',
    lead: 'Lead picture or video',
    content: 'Text',
  },
  blocks: {
    content: 'Text',
    gallery: 'Gallery',
    image: 'Picture',
    product: 'Product',
    video: 'Video',
  } satisfies Record<DraftModule['type'], string>,
  goTo: (place: string) => `Go to: ${place}`,
  wordsGone: 'These words are no longer in the post, or have changed.',
  placeGone: 'This part of the post is gone.',

  unknown: 'A deleted account',
  amongModerators: 'Moderators only',
  edited: 'edited',
  resolvedBy: (name: string) => `Resolved by ${name}`,
  resolve: 'Resolve',
  reopen: 'Open again',
  edit: 'Edit',
  reply: 'Reply',
  replyLabel: 'Your reply',
  send: 'Send reply',
  cancel: 'Cancel',
  save: 'Save',
  notSent: 'This was not saved. Check your connection and try again.',

  add: 'Add a note',
  about: 'About',
  selected: (words: string) => `The selected words: “${words}”`,
  wordsLabel: 'Only these words (optional)',
  wordsHint: 'Copy them from the post, or leave this empty.',
  noteLabel: 'Note',
  mentionHint: (names: readonly string[]) => `Mention someone with @ and their name: ${names.join(', ')}.`,
  privateLabel: 'Only moderators see it',
  addNote: 'Add note',
  adding: 'Adding…',
  added: 'The note was added.',
} as const;
