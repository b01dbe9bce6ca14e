import { type HintThreshold, moneyText, type Rate } from '@marquee/shared/domain';
import { countText, dayText, percentText } from '@marquee/vocal-kit/money/figures.ts';

const reads = (count: number) => (count === 1 ? '1 read' : `${countText(count)} reads`);

/** Texts of the pages about money for moderators. */
export const networkMoneyTexts = {
  heading: 'Network finances',
  parts: 'Parts',
  costs: 'Reads and cost',
  hints: 'Unusual reads',
  loading: 'Loading …',
  filters: 'Filters',

  period: 'Period',
  periods: { '1': 'This month', '3': 'The last 3 months', '12': 'The last 12 months' },
  balances: 'All writers, now',
  owed: 'Available to writers',
  held: 'Held for a decision',
  asked: 'Payouts on their way',
  paid: 'Paid',
  forfeited: 'Given up with closed accounts',
  writerNumber: (id: string) => `Writer ${id}`,
  closedWriter: (id: string) => `Writer ${id}, account closed`,
  rate: ({ micros, validFrom }: Rate) =>
    `${moneyText({ micros: micros * 1_000, currency: 'USD' })} for 1,000 reads, for reads from ${dayText(validFrom)} on`,
  rates: 'Rates of this period',
  months: 'By month and magazine',
  reads: 'Counted reads',
  cost: 'Cost',
  unbooked: (count: number) => `${countText(count)} not booked`,
  noReads: 'No reads in this period.',
  noReadsLead: 'Reads that count appear here within a minute.',
  unbookedHint:
    'Reads are booked each minute. Reads of posts by deleted accounts stay unbooked, because there is no one to pay.',
  writers: 'Writers whose reads cost most',
  writer: 'Writer',

  week: (from: string, to: string) => `${dayText(from)} to ${dayText(to)}`,
  earlier: 'The week before',
  later: 'The week after',
  hintsLead:
    'One network or one minute has an unusual share of a day’s counted reads. A hint is not proof: a school, an office or a newsletter looks the same. Nothing happens automatically: look at the reads, and decide.',
  whenTitle: 'When is there a hint?',
  when: ({ kind, leastReads, leastOfReads, leastShare }: HintThreshold) => {
    const share = `${percentText(leastShare)} or more of at least ${reads(leastOfReads)}`;
    if (kind === 'post-network') return `One network has ${leastReads} or more reads of a post on a day, and ${share}.`;
    if (kind === 'post-minute')
      return `One minute has ${leastReads} or more reads of a post, and ${share} on that day.`;
    return `One network has ${leastReads} or more reads of a writer’s posts on a day, and ${share}.`;
  },
  noHints: 'Nothing unusual in this week.',
  noHintsLead: 'No network and no minute has reached the shares below.',
  noName: 'a post without a name',
  ofPostByNetwork: (post: string) => `One network reads “${post}”`,
  ofPostInMinute: (post: string, time: string) => `One minute of “${post}”, ${time} UTC`,
  ofWriterByNetwork: (writer: string) => `One network reads the posts of ${writer}`,
  share: (count: number, of: number) => `${countText(count)} of ${reads(of)} (${percentText(count / of)})`,
  rejected: (count: number) => `${countText(count)} more not counted`,
  by: (name: string) => `by ${name}`,
  seeReads: 'See the reads',
  seeReadsOf: (title: string) => `See the reads: ${title}`,
  hintTotal: (count: number) => (count === 1 ? 'One hint.' : `${count} hints, the most expensive first.`),

  payouts: 'Payouts',
  status: 'Status',
  everyStatus: 'Every status',
  statuses: {
    requested: 'Waits for approval',
    approved: 'Approved',
    sent: 'To be paid',
    paid: 'Paid',
    failed: 'Failed',
    cancelled: 'Cancelled',
    reversed: 'Returned',
  },
  noPayouts: 'No payouts.',
  noPayoutsLead: 'Payouts that writers ask for appear here.',
  allSitesOnly: 'Payouts are for moderators of all magazines.',
  askedAt: (moment: string) => `asked for on ${moment}`,
  actions: { approve: 'Approve', fail: 'Refuse or report a failure', reverse: 'Payment returned' },
  actionOf: (action: string, name: string) => `${action}: ${name}`,
  payoutReason: 'Reason, which the writer reads',
  send: 'Record it',
  cancel: 'Cancel',
  olderPayouts: 'Older payouts',
  newestPayouts: 'The newest payouts',
  exportPayouts: 'Download what is to be paid (CSV)',
  confirm: 'Confirm payments',
  confirmHint:
    'A first line id,status,dollars,reference,reason, then a line for each payout; the status is paid or failed.',
  confirmFile: 'Lines of the confirmation (CSV)',
  confirmSend: 'Confirm',
  confirmLine: (line: number, id: string) => `Line ${line}, payout ${id}`,
  lineResults: { done: 'recorded', already: 'was recorded before', refused: 'refused' },

  readsOn: (day: string) => `Reads on ${dayText(day)}`,
  readsLead:
    'Times are UTC. A network has a name that changes each day; no one can be followed from one day to the next.',
  backToHints: 'Back to the hints',
  allOfDay: 'All reads of the day',
  time: 'Time',
  network: 'Network',
  result: 'Counts',
  counted: 'Yes',
  unknownNetwork: 'not known',
  older: 'Older reads',
  newest: 'The newest reads',
  noneThatDay: 'No reads.',
  noneThatDayLead: 'There are none on the magazines that you moderate.',
} as const;
