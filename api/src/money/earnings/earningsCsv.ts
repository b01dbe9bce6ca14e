import type { EarningsBucket, Transfer } from '@marquee/shared/domain';
import { stringify } from 'csv-stringify/sync';

const options = { header: true, escape_formulas: true, record_delimiter: 'windows' } as const;

/** Dollars with all six decimals: `0.003800`. */
export function dollars(micros: number): string {
  const digits = String(Math.abs(micros)).padStart(7, '0');
  return `${micros < 0 ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
}

/**
 * Formats groups of earnings as CSV (RFC 4180) with a header. Cells that a spreadsheet would compute get an apostrophe.
 */
export function earningsCsv(buckets: readonly EarningsBucket[]): string {
  const rows = buckets.map(({ from, to, post, site, reads, earned }) => ({
    ...{ from, to, postId: post?.id, post: post?.name, site, reads, dollars: dollars(earned.micros) },
  }));
  return stringify(rows, { ...options, columns: ['from', 'to', 'postId', 'post', 'site', 'reads', 'dollars'] });
}

/** Formats transfers as CSV, with apostrophes as in `earningsCsv`. @param hasHead false for later parts of a file */
export function transfersCsv(transfers: readonly Transfer[], { hasHead = true } = {}): string {
  const rows = transfers.map(({ amount, reads, share, ...transfer }) => ({
    ...transfer,
    ...{ dollars: dollars(amount.micros), ...causeOf(reads ?? share) },
    ...{ reads: reads?.count, number: reads?.number, rate: reads ? dollars(reads.rate) : undefined },
    ...{ percent: share?.percent, direction: share?.direction },
  }));
  const cause = [
    'site',
    'postId',
    'post',
    'day',
    'reads',
    'number',
    'rate',
    'percent',
    'direction',
    'holdId',
    'payoutId',
    'corrects',
    'reason',
  ];
  return stringify(rows, {
    ...options,
    header: hasHead,
    columns: ['id', 'at', 'kind', 'from', 'to', 'dollars', ...cause],
  });
}

function causeOf(cause: Pick<NonNullable<Transfer['reads']>, 'post' | 'day'> | null | undefined) {
  return { postId: cause?.post.id, post: cause?.post.name, day: cause?.day };
}
