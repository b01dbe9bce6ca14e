import { describe, expect, it } from '@jest/globals';
import { readPrice, writePrice } from './readPrice.ts';

describe('readPrice', () => {
  it.each([
    ['12', 'USD', 1200],
    ['12.5', 'USD', 1250],
    [' 1 250,50 ', 'EUR', 125_050],
    ['1250', 'JPY', 1250],
    ['0.99', 'GBP', 99],
    ['1.299,50', 'EUR', 129_950],
    ['1,299.50', 'USD', 129_950],
  ])('takes %j in %s for %i', (typed, currency, amount) =>
    expect(readPrice(typed, currency)).toEqual({ amount, currency }),
  );

  it.each([['twelve'], ['-3'], ['12.345'], ['1,2,3'], ['99999999']])('takes %j for no amount', (typed) =>
    expect(readPrice(typed, 'USD')).toBeUndefined(),
  );

  it('takes an empty text for no price', () => expect(readPrice(' ', 'USD')).toBeNull());
});

describe('writePrice', () => {
  it.each([
    [{ amount: 1200, currency: 'USD' }, '12'],
    [{ amount: 1250, currency: 'USD' }, '12.50'],
    [{ amount: 1250, currency: 'JPY' }, '1250'],
  ])('writes %j as %s', (price, text) => expect(writePrice(price)).toBe(text));
});
