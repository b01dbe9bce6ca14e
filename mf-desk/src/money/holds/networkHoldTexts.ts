import type { HoldDecision, HoldStatus } from '@marquee/shared/domain';
import { dayText } from '@marquee/vocal-kit/money/figures.ts';

/** Texts about holds for moderators. */
export const networkHoldTexts = {
  heading: 'Holds',
  lead: 'The money for these reads is on hold. Another moderator decides after the writer replies. Without a decision in time, it is released.',
  statuses: {
    held: 'Waiting for the writer’s reply',
    answered: 'Replied',
    released: 'Released',
    reversed: 'Not paid',
  } satisfies Record<HoldStatus, string>,
  none: 'No holds.',
  noneLead: 'To hold reads, open them from Unusual reads.',
  title: (writer: string, amount: string) => `${writer} · ${amount}`,
  facts: (count: number, day: string) =>
    `${count === 1 ? '1 read' : `${count.toLocaleString('en')} reads`} on ${dayText(day)}`,
  placed: (name: string, at: string) => `held by ${name} on ${dayText(at)}`,
  until: (at: string) => `until ${dayText(at)}`,
  answerUntil: (at: string) => `The writer has until ${dayText(at)} to reply.`,
  reason: 'Reason',
  answer: 'The writer’s reply',
  decision: 'Decision',
  byItself: 'There was no decision in time, so the money was released.',
  seeReads: 'See reads',
  seeReadsOf: (title: string) => `See reads: ${title}`,
  actions: { release: 'Release', reverse: 'Do not pay' } satisfies Record<HoldDecision['action'], string>,
  actionOf: (action: string, title: string) => `${action}: ${title}`,
  decisionReason: 'Reason (shown to the writer)',
  record: 'Save',
  older: 'Older holds',
  newest: 'Newest holds',

  hold: 'Hold these reads',
  holdLead:
    'Their money leaves the writer’s balance until another moderator decides. The writer sees the reason and can reply.',
  days: 'Hold for',
  daysOf: (days: number) => `${days} days`,
  place: 'Hold reads',
  placedNow: (count: number) =>
    count === 1 ? 'One read is on hold.' : `${count.toLocaleString('en')} reads are on hold.`,
  toHolds: 'See holds',
} as const;
