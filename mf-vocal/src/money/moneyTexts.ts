import {
  type AccountKind,
  type EarningsGroup,
  moneyText,
  type PayoutStatus,
  type Rate,
  type TransferKind,
} from '@marquee/shared/domain';
import { countText, dayText, timeText } from '@marquee/vocal-kit/money/figures.ts';

const reads = (count: number) => (count === 1 ? '1 read' : `${countText(count)} reads`);

/** Texts of the pages about the money of a writer. */
export const moneyTexts = {
  heading: 'Your money',
  parts: 'Parts',
  overview: 'Balance and earnings',
  transfers: 'Every transfer',
  reads: 'Reads of a day',
  loading: 'Loading …',

  balance: 'Balance',
  available: 'Available',
  pending: 'On its way to you',
  held: 'Held for a decision',
  paid: 'Paid so far',
  rest: (micros: number) =>
    `Whole cents are paid. ${moneyText({ micros, currency: 'USD' })} stays until it makes a cent.`,
  unbooked: (count: number) =>
    `${reads(count)} more ${count === 1 ? 'counts and is' : 'count and are'} booked within a minute.`,
  rate: ({ micros, validFrom }: Rate) =>
    `A read earns ${moneyText({ micros, currency: 'USD' })}, for reads from ${dayText(validFrom)} on.`,

  payouts: 'Payouts',
  minimum: (missing: string) => `A payout is at least 35.00 USD: ${missing} more to go.`,
  isOpen: 'A payout is on its way. You can ask for the next one when it has arrived.',
  ask: (amount: string) => `Ask for ${amount}`,
  askForm: 'Ask for a payout',
  askLead: (amount: string) =>
    `You ask for ${amount}, all that is available in whole cents. An operator looks at it, and then the money is sent. You can cancel it until it is approved.`,
  askNow: 'Ask for the payout',
  notYet: 'Not yet',
  cancel: 'Cancel',
  cancelled: 'The payout is cancelled.',
  asked: 'You have asked for the payout.',
  askedOn: 'Asked on',
  amount: 'Amount',
  status: 'Status',
  payoutStatuses: {
    requested: 'Asked for',
    approved: 'Approved',
    sent: 'Sent',
    paid: 'Paid',
    failed: 'Failed: the money is available again',
    cancelled: 'Cancelled',
    reversed: 'Returned: the money is available again',
  } satisfies Record<PayoutStatus, string>,

  earnings: 'Earnings',
  filters: 'Filters',
  period: 'Period',
  periods: {
    '7': 'The last 7 days',
    '30': 'The last 30 days',
    '90': 'The last 90 days',
    '365': 'The last 365 days',
    dates: 'Custom dates',
  },
  dates: 'Custom period',
  from: 'From',
  to: 'To',
  showDates: 'Show',
  noDay: 'Please choose both dates.',
  endsBefore: 'The period ends before it begins.',
  tooLong: (days: number) => `A period has at most ${days} days.`,
  everyPost: 'Every post',
  chosenPost: 'The chosen post',
  groupBy: 'By',
  groups: {
    day: 'Day',
    week: 'Week',
    month: 'Month',
    post: 'Post',
    site: 'Magazine',
  } satisfies Record<EarningsGroup, string>,
  weekOf: (day: string) => `Week of ${dayText(day)}`,
  countedReads: 'Counted reads',
  earned: 'Earned',
  total: 'Total',
  noEarnings: 'No counted reads in this period.',
  noEarningsLead: 'A read counts after 15 seconds and a third of the post, once a day for each reader.',
  file: 'Save as CSV',
  noName: 'a deleted post',

  counts: 'Counted or not',
  countsLead: 'A read that does not count has a reason. Repeated reads by one visitor on a day appear once at most.',
  readsColumn: 'Reads',
  notCounted: 'Not counted',
  countsBy: (group: string) => `By ${group.toLowerCase()}`,

  earningsChart: (total: string, best: string, most: string) =>
    `Chart: ${total} in the period. The highest bar is ${best} with ${most}.`,
  barOfEarnings: (name: string, earned: string, count: number) => `${name}: ${earned} for ${reads(count)}`,
  countsChart: (counted: number, rejected: number) =>
    `Chart: ${reads(counted)} counted and ${countText(rejected)} not counted.`,
  barOfCounts: (name: string, counted: number, rejected: number) =>
    `${name}: ${reads(counted)} counted, ${countText(rejected)} not counted`,

  transfersLead: 'Transfers never change: a correction is a separate transfer. The newest come first.',
  noTransfers: 'No transfers.',
  noTransfersLead: 'Counted reads are booked within a minute.',
  at: (at: string) => `booked on ${dayText(at)}, ${timeText(at)} UTC`,
  cause: 'Why',
  kinds: {
    reads: 'Reads',
    adjustment: 'Correction',
    hold: 'Held',
    release: 'Released',
    payout: 'Payout',
    reversal: 'Undone',
    forfeit: 'Given up',
  } satisfies Record<TransferKind, string>,
  accounts: {
    earned: 'available',
    held: 'held',
    paid: 'paid',
    expense: 'the network',
    payouts: 'on its way',
    adjustments: 'corrections',
    forfeited: 'given up',
  } satisfies Record<AccountKind, string>,
  way: (from: AccountKind, to: AccountKind) => `${moneyTexts.accounts[from]} → ${moneyTexts.accounts[to]}`,
  readsOf: (count: number, rate: number) => `${reads(count)} at ${moneyText({ micros: rate, currency: 'USD' })}`,
  older: 'Older',
  newest: 'The newest',
  all: 'All transfers',

  readsOn: (post: string, day: string) => `“${post || moneyTexts.noName}” on ${dayText(day)}`,
  readsLead:
    'Times are UTC. Readers are anonymous, and their names here change every day. Repeated reads by one visitor on a day appear once at most.',
  readsSum: (counted: number, booked: number, rate: number) =>
    `${reads(counted)} counted, ${countText(booked)} booked, at ${moneyText({ micros: rate, currency: 'USD' })} each.`,
  time: 'Time',
  result: 'Counts',
  counted: 'Yes',
  noneThatDay: 'No reads that day.',
  noneThatDayLead: 'No reader opened the post for long enough.',
  backToTransfers: 'Its transfers',
} as const;
