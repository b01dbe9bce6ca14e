import type { Money } from '@marquee/shared/domain';

/** Digits behind the point of a currency's amounts: 2 for `USD`, 0 for `JPY`. */
function digitsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits ?? 0;
}

/**
 * The price that a writer typed: `12`, `12.5`, `12,50`, `1 250`.
 * @returns null for an empty text, undefined for one that is no amount
 */
export function readPrice(typed: string, currency: string): Money | null | undefined {
  const text = typed.replace(/\s/g, '').replace(',', '.');
  if (text === '') return null;
  const [, whole = '', , part = ''] = /^(\d{1,7})(\.(\d*))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const digits = digitsOf(currency);
  if (part.length > digits) return undefined;
  return { amount: Number(whole + part.padEnd(digits, '0')), currency };
}

/** A price as a writer would type it: `12.50`, and `12` without cents. */
export function writePrice({ amount, currency }: Money): string {
  const digits = digitsOf(currency);
  const parts = 10 ** digits;
  return amount % parts === 0 ? String(amount / parts) : (amount / parts).toFixed(digits);
}
