import { fromNow } from '@marquee/shared';
import { type ReviewAction, type ReviewedPost, reviewTransitions } from '@marquee/shared/domain';
import { postsTexts } from '../../posts/postsTexts.ts';
import type { WriterStep } from './createWriterReviewApi.ts';

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];
const endings: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  ...{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' },
};
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** Returns an ordinal number for the start of a sentence, for example `Third` or `21st`. */
const ordinal = (place: number) => ordinals[place - 1] ?? `${place}${endings[rules.select(place)]}`;

const minuteMs = 60_000;

/** Returns a waiting time in words, for example `2 days`. The minimum is one minute. */
const durationOf = (ms: number) => fromNow(new Date(Math.max(ms, minuteMs)).toISOString(), 0).replace(/^in /, '');

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Consequence of each step, shown before the writer confirms it. */
const consequences: Readonly<Record<WriterStep, string>> = {
  withdraw: 'It leaves the queue and loses its place. You can edit it and submit it again at any time.',
  unschedule: 'It goes back to your drafts. To be published, it has to be submitted again.',
  appeal: 'Say why the decision should be looked at again. You can answer once, and another moderator reads it.',
  discard: 'Your post returns to the published version. The discarded text stays in the list of versions.',
  unpublish:
    'Readers can no longer open the post, and links to it stop working. To return, it has to be reviewed again.',
};

const done: Readonly<Record<WriterStep, string>> = {
  withdraw: 'Withdrawn from the review.',
  unschedule: 'The schedule is cancelled.',
  appeal: 'Your answer is sent.',
  discard: 'The changes are discarded.',
  unpublish: 'The post is unpublished.',
};

/** Texts of the review panel, which the post's writer reads. */
export const reviewTexts = {
  tryAgain: 'Try again',
  notNow: 'Not now',
  sendAnswer: 'Send the answer',
  answer: 'Your answer',
  whyUnpublish: 'Why? You can leave this empty.',
  saveFirst: 'The post must be saved first. Please check your connection and try again.',
  notTaken: 'That did not work. Nothing was changed; please try again.',
  toNotes: 'Read the notes',
  toPage: 'See it on its site',
  toReview: 'Open the review',
  othersPost: 'You are a moderator of this post. You decide about it on its review page.',
  moderatorWords: 'The moderator’s words',
  yourAnswer: 'Your answer to the rejection',
  reason: (words: string) => `Reason: ${words}.`,
  submitted: 'Submitted',
  publishedSince: 'Published',
  reading: (name: string) => `${name} has been reading it since`,
  isReading: 'A moderator is reading it.',
  heading: ({ status, isChange }: ReviewedPost['review']) =>
    isChange ? capitalized(postsTexts.pending[status]) : postsTexts.statuses[status],
  /** Position in a site's review queue, for example `Third of 12 in Feast.` */
  place: (place: number, waiting: number, site: string) =>
    waiting === 1 ? `It is the only post waiting in ${site}.` : `${ordinal(place)} of ${waiting} in ${site}.`,
  typical: (ms: number) => `Most posts wait about ${durationOf(ms)}.`,
  label: (step: ReviewAction) => reviewTransitions.find(({ action }) => action === step)?.label ?? step,
  consequences,
  done,
} as const;
