import type { ReadGroup, ReadPeriod, Referrer } from '@marquee/shared/domain';
import { countText, dayText, percentText } from '@marquee/vocal-kit/money/figures.ts';

const reads = (count: number) => (count === 1 ? '1 read' : `${countText(count)} reads`);

/** Texts of the page about reads, and of the strip on the board. */
export const readsTexts = {
  filters: 'Filters',
  loading: 'Loading…',
  period: 'Period',
  periods: { today: 'One day', week: 'Seven days' } satisfies Record<ReadPeriod, string>,
  groupBy: 'Show',
  groups: {
    post: 'Posts',
    site: 'Magazines',
    section: 'Sections',
    author: 'Authors',
  } satisfies Record<ReadGroup, string>,
  group: { post: 'Post', site: 'Magazine', section: 'Section', author: 'Author' } satisfies Record<ReadGroup, string>,
  nameless: { post: 'Untitled post', site: '', section: 'No section', author: 'No author' } satisfies Record<
    ReadGroup,
    string
  >,
  lead: 'Reads that count, as in the money of writers. Days begin at midnight UTC.',
  days: (from: string, to: string) => (from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`),
  earlier: { today: 'Day before', week: 'Week before' } satisfies Record<ReadPeriod, string>,
  later: { today: 'Next day', week: 'Next week' } satisfies Record<ReadPeriod, string>,
  reads: 'Reads',
  before: { today: 'The day before, all day', week: 'The seven days before' } satisfies Record<ReadPeriod, string>,
  change: (now: number, before: number) => {
    if (before === 0) return 'none before';
    const share = Math.round((now / before - 1) * 100);
    return share > 0 ? `+${countText(share)}%` : `${countText(share).replace('-', '−')}%`;
  },
  changeHint: 'Percentages compare with the period before.',
  meanTime: 'Time read, on average',
  time: 'Time read',
  noTime: 'unknown',
  duration: (seconds: number) =>
    seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`,
  sources: 'Where readers came from',
  source: {
    search: 'Search engines',
    social: 'Social networks',
    network: 'Our pages',
    other: 'Other pages',
    none: 'No link, or unknown',
  } satisfies Record<Referrer, string>,
  shortSource: {
    search: 'search',
    social: 'social',
    network: 'our pages',
    other: 'other',
    none: 'unknown',
  } satisfies Record<Referrer, string>,
  share: (count: number, of: number) =>
    of === 0 ? countText(count) : `${countText(count)} (${percentText(count / of)})`,
  none: 'No reads in this period.',
  noneLead: 'Reads that count appear here within seconds.',
  more: 'More',
  first: 'Back to the first',
  csv: 'Download as CSV',

  now: 'Reads now',
  today: 'Today (UTC)',
  inHour: (count: number) => `${reads(count)} in the last hour`,
  quietHour: 'No reads in the last hour.',
  all: 'All reads',
} as const;
