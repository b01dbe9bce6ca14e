import type { DraftModule } from '@marquee/shared/domain';
import { notesPanelTexts } from './notesPanelTexts.ts';

const counted = (count: number, word: string) => `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;

/** Texts of notes, for moderators and writers. */
export const notesTexts = {
  ...notesPanelTexts,
  tryAgain: 'Try again',
  none: 'No notes on this post yet.',
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
  wordsGone: 'These words were changed or removed.',
  placeGone: 'This part of the post was removed.',

  unknown: 'A deleted account',
  amongModerators: 'Moderators only',
  edited: 'edited',
  resolvedBy: (name: string) => `Resolved by ${name}`,
  resolve: 'Resolve',
  reopen: 'Reopen',
  edit: 'Edit',
  reply: 'Reply',
  replyLabel: 'Your reply',
  send: 'Send reply',
  cancel: 'Cancel',
  save: 'Save',
  notSent: 'This was not saved. Check your connection and try again.',

  add: 'Add a note',
  about: 'About',
  selected: (words: string) => `Selected words: “${words}”`,
  wordsLabel: 'Only these words (optional)',
  wordsHint: 'Copy them from the post.',
  noteLabel: 'Note',
  mentionHint: (names: readonly string[]) => `To mention someone, type @ and their name: ${names.join(', ')}.`,
  privateLabel: 'Only moderators can see it',
  addNote: 'Add note',
  adding: 'Adding…',
  added: 'Note added.',
} as const;
