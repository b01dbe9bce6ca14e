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
  parts: 'Money pages',
  overview: 'Balance and earnings',
  transfers: 'Transactions',
  reads: 'Reads on one day',
  loading: 'Loading…',

  balance: 'Balance',
  available: 'Available',
  pending: 'On its way',
  held: 'On hold',
  paid: 'Paid to date',
  rest: (micros: number) =>
    `Payouts are in whole cents, so ${moneyText({ micros, currency: 'USD' })} stays in your balance.`,
  unbooked: (count: number) => `${reads(count)} more will be added within a minute.`,
  rate: ({ micros, validFrom }: Rate) =>
    `From ${dayText(validFrom)}, each read earns ${moneyText({ micros, currency: 'USD' })}.`,

  payouts: 'Payouts',
  minimum: (missing: string) => `The minimum payout is 35.00 USD. You need ${missing} more.`,
  isOpen: 'A payout is on its way. You can request another once it arrives.',
  ask: (amount: string) => `Request ${amount}`,
  askForm: 'Request a payout',
  askLead: (amount: string) =>
    `You are requesting ${amount}, your available balance in whole cents. You can cancel the payout until it is approved.`,
  askNow: 'Request payout',
  notYet: 'Not now',
  cancel: 'Cancel',
  cancelled: 'Payout cancelled.',
  asked: 'Payout requested.',
  askedOn: 'Requested on',
  amount: 'Amount',
  status: 'Status',
  payoutStatuses: {
    requested: 'Requested',
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
    '7': 'Last 7 days',
    '30': 'Last 30 days',
    '90': 'Last 90 days',
    '365': 'Last 365 days',
    dates: 'Custom dates',
  },
  dates: 'Custom period',
  from: 'From',
  to: 'To',
  showDates: 'Show',
  noDay: 'Choose both dates.',
  endsBefore: 'The end date cannot be before the start date.',
  tooLong: (days: number) => `Choose a period of at most ${days} days.`,
  everyPost: 'All posts',
  chosenPost: 'Selected post',
  groupBy: 'Group by',
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
  noEarningsLead: 'A read counts after 15 seconds and a third of the post, once per reader and day.',
  file: 'Download as CSV',
  noName: 'a deleted post',

  counts: 'Counted and not counted',
  countsLead: 'Why reads were not counted. Repeat reads by one visitor on the same day appear at most once.',
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

  transfersLead: 'Corrections are separate transactions. Newest first.',
  noTransfers: 'No transactions.',
  noTransfersLead: 'Counted reads appear here within a minute.',
  at: (at: string) => `recorded on ${dayText(at)}, ${timeText(at)} UTC`,
  cause: 'Type',
  kinds: {
    reads: 'Reads',
    share: 'Share',
    adjustment: 'Correction',
    hold: 'Hold',
    release: 'Release',
    payout: 'Payout',
    reversal: 'Reversal',
    forfeit: 'Given up',
  } satisfies Record<TransferKind, string>,
  accounts: {
    earned: 'available',
    held: 'on hold',
    paid: 'paid',
    expense: 'the network',
    payouts: 'on its way',
    adjustments: 'corrections',
    forfeited: 'given up',
  } satisfies Record<AccountKind, string>,
  way: (from: AccountKind, to: AccountKind) => `${moneyTexts.accounts[from]} → ${moneyTexts.accounts[to]}`,
  shareOn: (post: string, day: string, direction: 'received' | 'given') =>
    `${direction === 'given' ? 'Share given for' : 'Share of'} “${post || moneyTexts.noName}” on ${dayText(day)}`,
  percentOf: (percent: number) => `${percent} % of the money of its reads`,
  readsOf: (count: number, rate: number) => `${reads(count)} at ${moneyText({ micros: rate, currency: 'USD' })}`,
  older: 'Older',
  newest: 'Newest',
  all: 'All transactions',

  readsOn: (post: string, day: string) => `“${post || moneyTexts.noName}” on ${dayText(day)}`,
  readsLead:
    'Times are in UTC. Readers are anonymous, and their names here change every day. Repeat reads by one visitor on the same day appear at most once.',
  readsSum: (counted: number, booked: number, rate: number) =>
    `${reads(counted)} counted, ${countText(booked)} added to your balance, at ${moneyText({ micros: rate, currency: 'USD' })} each.`,
  time: 'Time',
  result: 'Counted',
  counted: 'Yes',
  noneThatDay: 'No reads that day.',
  noneThatDayLead: 'No reader opened the post for long enough.',
  backToTransfers: 'Its transactions',
} as const;
