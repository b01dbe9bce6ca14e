import { type HintThreshold, moneyText, type Rate } from '@marquee/shared/domain';
import { countText, dayText, percentText } from '@marquee/vocal-kit/money/figures.ts';

const reads = (count: number) => (count === 1 ? '1 read' : `${countText(count)} reads`);

/** Texts of the pages about money for moderators. */
export const networkMoneyTexts = {
  heading: 'Network finances',
  parts: 'Finance pages',
  costs: 'Reads and cost',
  hints: 'Unusual reads',
  loading: 'Loading…',
  filters: 'Filters',

  period: 'Period',
  periods: { '1': 'This month', '3': 'Last 3 months', '12': 'Last 12 months' },
  balances: 'All writers, now',
  owed: 'Available to writers',
  held: 'On hold',
  asked: 'Payouts on their way',
  paid: 'Paid',
  forfeited: 'Given up with deleted accounts',
  writerNumber: (id: string) => `Writer ${id}`,
  closedWriter: (id: string) => `Writer ${id}, account deleted`,
  rate: ({ micros, validFrom }: Rate) =>
    `${moneyText({ micros: micros * 1_000, currency: 'USD' })} per 1,000 reads, from ${dayText(validFrom)}`,
  rates: 'Rates in this period',
  months: 'By month and magazine',
  reads: 'Counted reads',
  cost: 'Cost',
  unbooked: (count: number) => `${countText(count)} not booked`,
  noReads: 'No reads in this period.',
  noReadsLead: 'Reads that count appear here within a minute.',
  unbookedHint: 'Reads are booked every minute. Reads of posts by deleted accounts are never booked.',
  writers: 'Writers with the highest cost',
  writer: 'Writer',

  week: (from: string, to: string) => `${dayText(from)} to ${dayText(to)}`,
  earlier: 'Previous week',
  later: 'Next week',
  hintsLead:
    'An unusual share of a day’s counted reads is from one network or in one minute. This is not proof: a school, an office or a newsletter can look the same. Look at the reads, then decide.',
  whenTitle: 'What counts as unusual?',
  when: ({ kind, leastReads, leastOfReads, leastShare }: HintThreshold) => {
    const share = `${percentText(leastShare)} or more of at least ${reads(leastOfReads)}`;
    if (kind === 'post-network') return `One network has ${leastReads} or more reads of a post in a day, and ${share}.`;
    if (kind === 'post-minute')
      return `One minute has ${leastReads} or more reads of a post, and ${share} on that day.`;
    return `One network has ${leastReads} or more reads of a writer’s posts in a day, and ${share}.`;
  },
  noHints: 'No unusual reads this week.',
  noHintsLead: 'No network or minute reached the limits below.',
  noName: 'an untitled post',
  ofPostByNetwork: (post: string) => `“${post}”, from one network`,
  ofPostInMinute: (post: string, time: string) => `“${post}”, in one minute, ${time} UTC`,
  ofWriterByNetwork: (writer: string) => `Posts by ${writer}, from one network`,
  share: (count: number, of: number) => `${countText(count)} of ${reads(of)} (${percentText(count / of)})`,
  rejected: (count: number) => `${countText(count)} more not counted`,
  by: (name: string) => `by ${name}`,
  seeReads: 'See reads',
  seeReadsOf: (title: string) => `See reads: ${title}`,
  hintTotal: (count: number) => (count === 1 ? 'One result.' : `${count} results, most expensive first.`),

  payouts: 'Payouts',
  status: 'Status',
  everyStatus: 'All statuses',
  statuses: {
    requested: 'Waiting for approval',
    approved: 'Approved',
    sent: 'To be paid',
    paid: 'Paid',
    failed: 'Failed',
    cancelled: 'Cancelled',
    reversed: 'Returned',
  },
  noPayouts: 'No payouts.',
  noPayoutsLead: 'Payouts that writers request appear here.',
  allSitesOnly: 'Only accountants and administrators of all magazines can see payouts.',
  askedAt: (moment: string) => `requested on ${moment}`,
  actions: { approve: 'Approve', fail: 'Reject or mark as failed', reverse: 'Mark as returned' },
  actionOf: (action: string, name: string) => `${action}: ${name}`,
  payoutReason: 'Reason (shown to the writer)',
  send: 'Save',
  cancel: 'Cancel',
  olderPayouts: 'Older payouts',
  newestPayouts: 'Newest payouts',
  exportPayouts: 'Download payouts to be paid (CSV)',
  confirm: 'Confirm payments',
  confirmHint:
    'Start with the line id,status,dollars,reference,reason. Then add a line for each payout. The status is paid or failed.',
  confirmFile: 'Payments (CSV)',
  confirmSend: 'Confirm',
  confirmLine: (line: number, id: string) => `Line ${line}, payout ${id}`,
  lineResults: { done: 'recorded', already: 'already recorded', refused: 'refused' },

  readsOn: (day: string) => `Reads on ${dayText(day)}`,
  readsLead: 'Times are in UTC. Networks get new names every day, so nobody can be tracked.',
  backToHints: 'Back to unusual reads',
  allOfDay: 'All reads on this day',
  time: 'Time',
  network: 'Network',
  result: 'Counted',
  counted: 'Yes',
  unknownNetwork: 'unknown',
  older: 'Older reads',
  newest: 'Newest reads',
  noneThatDay: 'No reads.',
  noneThatDayLead: 'There are none in the magazines that you moderate.',
} as const;
