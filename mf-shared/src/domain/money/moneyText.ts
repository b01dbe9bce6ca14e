import { type ExactMoney, microsPerCent } from './exactMoney.ts';

const wholeCents = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const exact = new Intl.NumberFormat('en', { minimumFractionDigits: 4, maximumFractionDigits: 6 });

type Amount = Pick<ExactMoney, 'micros' | 'currency'>;

/** Formats an amount as `1,234.50 USD`. An amount with a part of a cent has four to six decimals: `0.0190 USD`. */
export function moneyText({ micros, currency }: Amount): string {
  const format = micros % microsPerCent === 0 ? wholeCents : exact;
  return `${format.format(micros / 1_000_000)} ${currency}`;
}

/**
 * Exact amount for table columns, always with at least four decimals so that decimal points align: `1,234.5000 USD`.
 */
export function columnMoneyText({ micros, currency }: Amount): string {
  return `${exact.format(micros / 1_000_000)} ${currency}`;
}
