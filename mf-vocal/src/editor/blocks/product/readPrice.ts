import type { Money } from '@marquee/shared/domain';

/** Digits behind the point of a currency's amounts: 2 for `USD`, 0 for `JPY`. */
function digitsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits ?? 0;
}

/**
 * The price that a writer typed: `12`, `12.5`, `12,50`, `1 250`, `1.299,50`, `1,299.50`.
 * @returns null for an empty text, undefined for one that is no amount
 */
export function readPrice(typed: string, currency: string): Money | null | undefined {
  const text = withPoint(typed.replace(/\s/g, ''));
  if (text === '') return null;
  const [, whole = '', , part = ''] = /^(\d{1,7})(\.(\d*))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const digits = digitsOf(currency);
  if (part.length > digits) return undefined;
  return { amount: Number(whole + part.padEnd(digits, '0')), currency };
}

/** An amount with a point before its cents, and none between its thousands. */
function withPoint(text: string): string {
  // If there are two different signs, the last one comes before the cents. A single sign before three digits is
  // ambiguous.
  const [, thousands, cents] =
    /^(\d{1,3}(?:\.\d{3})+),(\d*)$/.exec(text) ?? /^(\d{1,3}(?:,\d{3})+)\.(\d*)$/.exec(text) ?? [];
  return thousands === undefined ? text.replace(',', '.') : `${thousands.replace(/[.,]/g, '')}.${cents}`;
}

/** A price as a writer would type it: `12.50`, and `12` without cents. */
export function writePrice({ amount, currency }: Money): string {
  const digits = digitsOf(currency);
  const parts = 10 ** digits;
  return amount % parts === 0 ? String(amount / parts) : (amount / parts).toFixed(digits);
}
