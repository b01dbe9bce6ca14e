import { expect, it } from '@jest/globals';
import { priceText } from './priceText.ts';

it.each([
  [{ amount: 420, currency: 'USD' }, 'en', '$4.20'],
  [{ amount: 1400, currency: 'USD' }, 'en', '$14'],
  [{ amount: 3800, currency: 'GBP' }, 'en', '£38'],
  [{ amount: 1250, currency: 'JPY' }, 'en', '¥1,250'],
  [{ amount: 3650, currency: 'EUR' }, 'de', '36,50\u00a0€'],
])('%o in %s is %s', (price, locale, text) => {
  expect(priceText(price, locale)).toBe(text);
});
