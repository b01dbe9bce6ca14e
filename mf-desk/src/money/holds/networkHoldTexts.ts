import type { HoldDecision, HoldStatus } from '@marquee/shared/domain';
import { dayText } from '@marquee/vocal-kit/money/figures.ts';

/** Texts about holds for moderators. */
export const networkHoldTexts = {
  heading: 'Holds',
  lead: 'The money for these reads is on hold. Another moderator decides after the writer’s answer. Without a decision in time, it is released.',
  statuses: {
    held: 'Waits for the writer’s answer',
    answered: 'Answered',
    released: 'Released',
    reversed: 'Not paid',
  } satisfies Record<HoldStatus, string>,
  none: 'No holds.',
  noneLead: 'To hold reads, open a hint, and then the reads of its day.',
  title: (writer: string, amount: string) => `${writer} · ${amount}`,
  facts: (count: number, day: string) =>
    `${count === 1 ? '1 read' : `${count.toLocaleString('en')} reads`} on ${dayText(day)}`,
  placed: (name: string, at: string) => `held by ${name} on ${dayText(at)}`,
  until: (at: string) => `until ${dayText(at)}`,
  answerUntil: (at: string) => `The writer has until ${dayText(at)} for an answer.`,
  reason: 'Reason',
  answer: 'The writer’s answer',
  decision: 'Decision',
  byItself: 'There was no decision in time, so the money was released.',
  seeReads: 'See the reads',
  seeReadsOf: (title: string) => `See the reads: ${title}`,
  actions: { release: 'Release', reverse: 'Do not pay' } satisfies Record<HoldDecision['action'], string>,
  actionOf: (action: string, title: string) => `${action}: ${title}`,
  decisionReason: 'Reason, which the writer reads',
  record: 'Record it',
  older: 'Older holds',
  newest: 'The newest holds',

  hold: 'Hold these reads',
  holdLead:
    'Their money leaves the writer’s balance until another moderator has decided. The writer reads the reason, and can answer.',
  days: 'For',
  daysOf: (days: number) => `${days} days`,
  place: 'Hold them',
  placedNow: (count: number) => (count === 1 ? 'One read is held.' : `${count.toLocaleString('en')} reads are held.`),
  toHolds: 'See the holds',
} as const;
