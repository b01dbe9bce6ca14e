import type { RejectionReason } from './review.ts';

/** The reasons of a rejection in words, as moderators choose them and writers read them, in the order of the choice. */
export const rejectionReasonTexts: Readonly<Record<RejectionReason, string>> = {
  'off-topic': 'It does not fit the magazine',
  quality: 'The writing is not ready',
  facts: 'Facts are wrong or unsourced',
  copied: 'It is copied from elsewhere',
  advertising: 'It is an advertisement',
  rules: 'It breaks the rules',
  other: 'Another reason',
};
