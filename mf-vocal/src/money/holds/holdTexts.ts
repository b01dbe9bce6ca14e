import type { HoldStatus } from '@marquee/shared/domain';
import { dayText } from '@marquee/vocal-kit/money/figures.ts';

/** Texts about holds for writers. */
export const holdTexts = {
  heading: 'Holds',
  lead: 'A moderator put money from unusual reads on hold. You can reply once, and another moderator decides. Without a decision in time, the money is yours again.',
  none: 'None of your money is on hold.',
  noneLead: 'If a moderator puts money on hold, you will see here for which reads, why and until when.',
  statuses: {
    held: 'Waiting for your reply',
    answered: 'Waiting for a decision',
    released: 'Released: the money is available again',
    reversed: 'Not paid',
  } satisfies Record<HoldStatus, string>,
  title: (amount: string, count: number, day: string) =>
    `${amount} · ${count === 1 ? '1 read' : `${count.toLocaleString('en')} reads`} on ${dayText(day)}`,
  placed: (at: string) => `on hold since ${dayText(at)}`,
  until: (at: string) => `until ${dayText(at)}`,
  severalPosts: 'several posts',
  reason: 'Reason from the moderator',
  answer: 'Your reply',
  decision: 'Decision',
  byItself: 'There was no decision in time, so the money is yours again.',
  answerIt: 'Reply',
  answerTo: (title: string) => `Reply: ${title}`,
  answerLabel: 'Your reply: how do you explain these reads?',
  send: 'Send reply',
  showReads: 'Show reads',
  showReadsOf: (title: string) => `Show reads: ${title}`,
  readsOf: (title: string) => `Reads on hold: ${title}`,
  time: 'Time (UTC)',
  more: 'More reads',
} as const;
