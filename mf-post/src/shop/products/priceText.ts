import type { Money } from '@marquee/shared/domain';

/** An amount as readers of a language write it: `$4.20`, and `$14` for an amount without cents. */
export function priceText({ amount, currency }: Money, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  return format.format(amount / 10 ** digits);
}
