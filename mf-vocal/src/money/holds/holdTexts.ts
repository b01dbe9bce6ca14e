import type { HoldStatus } from '@marquee/shared/domain';
import { dayText } from '@marquee/vocal-kit/money/figures.ts';

/** Texts about holds for writers. */
export const holdTexts = {
  heading: 'Holds',
  lead: 'A moderator found some reads unusual and put their money on hold. You can answer once, and another moderator decides. Without a decision in time, the money is yours again.',
  none: 'None of your money is on hold.',
  noneLead: 'If a moderator puts money on hold, you see here for which reads, why, and until when.',
  statuses: {
    held: 'Waits for your answer',
    answered: 'Waits for a decision',
    released: 'Released: the money is available again',
    reversed: 'Not paid',
  } satisfies Record<HoldStatus, string>,
  title: (amount: string, count: number, day: string) =>
    `${amount} · ${count === 1 ? '1 read' : `${count.toLocaleString('en')} reads`} on ${dayText(day)}`,
  placed: (at: string) => `held on ${dayText(at)}`,
  until: (at: string) => `until ${dayText(at)}`,
  severalPosts: 'several posts',
  reason: 'The moderator’s reason',
  answer: 'Your answer',
  decision: 'The decision',
  byItself: 'There was no decision in time, so the money is yours again.',
  answerIt: 'Answer',
  answerTo: (title: string) => `Answer: ${title}`,
  answerLabel: 'Your answer: how did these reads come about?',
  send: 'Send the answer',
  showReads: 'Show the reads',
  showReadsOf: (title: string) => `Show the reads: ${title}`,
  readsOf: (title: string) => `Reads of the hold: ${title}`,
  time: 'Time (UTC)',
  more: 'More reads',
} as const;
