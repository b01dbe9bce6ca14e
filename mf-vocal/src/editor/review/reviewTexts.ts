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
  withdraw: 'Your post leaves the queue and loses its place. You can edit it and submit it again at any time.',
  unschedule: 'Your post goes back to your drafts. To publish it, submit it again.',
  appeal: 'Explain why the decision should be reviewed. You can appeal once, and another moderator decides.',
  discard: 'Your post goes back to the published version. The discarded text stays in Versions.',
  unpublish:
    'Readers can no longer open the post, and links to it stop working. To publish it again, submit it for review.',
};

const done: Readonly<Record<WriterStep, string>> = {
  withdraw: 'Post withdrawn.',
  unschedule: 'Schedule cancelled.',
  appeal: 'Appeal sent.',
  discard: 'Changes discarded.',
  unpublish: 'Post unpublished.',
};

/** Texts of the review panel, which the post's writer reads. */
export const reviewTexts = {
  tryAgain: 'Try again',
  notNow: 'Not now',
  sendAnswer: 'Send appeal',
  answer: 'Your appeal',
  whyUnpublish: 'Reason (optional)',
  saveFirst: 'Your post is not saved yet. Check your connection and try again.',
  notTaken: 'That did not work, and nothing was changed. Try again.',
  toNotes: 'Read notes',
  toPage: 'View published post',
  toReview: 'Open review',
  othersPost: 'You moderate this post. Make your decision on its review page.',
  moderatorWords: 'Message from the moderator',
  yourAnswer: 'Your appeal',
  reason: (words: string) => `Reason: ${words}.`,
  submitted: 'Submitted',
  publishedSince: 'Published',
  reading: (name: string) => `${name} has been reviewing it since`,
  isReading: 'A moderator is reviewing it.',
  heading: ({ status, isChange }: ReviewedPost['review']) =>
    isChange ? capitalized(postsTexts.pending[status]) : postsTexts.statuses[status],
  /** Position in a site's review queue, for example `Third of 12 in Feast.` */
  place: (place: number, waiting: number, site: string) =>
    waiting === 1 ? `The only post waiting in ${site}.` : `${ordinal(place)} of ${waiting} in ${site}.`,
  typical: (ms: number) => `Most posts wait about ${durationOf(ms)}.`,
  label: (step: ReviewAction) => reviewTransitions.find(({ action }) => action === step)?.label ?? step,
  consequences,
  done,
} as const;
