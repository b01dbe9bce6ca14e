import type { HoldStatus } from '@marquee/shared/domain';
import { dayText } from '../../networkMoney/figures.ts';

/** All that a writer reads about holds. */
export const holdTexts = {
  heading: 'Holds',
  lead: 'A moderator found some reads unusual, and their money waits. You can answer once. Another moderator decides; without a decision the money is yours again at the end.',
  none: 'Nothing of yours is held.',
  noneLead: 'If a moderator holds the money of reads, you find here which reads, why, and until when.',
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
  byItself: 'Nobody decided in time: the money is yours again.',
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
