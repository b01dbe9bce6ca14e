import { describe, expect, it } from '@jest/globals';
import { productAddress, productHost } from './productAddress.ts';

describe('productAddress', () => {
  it.each([
    ['shop.example/tin', 'http://shop.example/tin'],
    ['httpbin.example/tin', 'http://httpbin.example/tin'],
    ['http://shop.example', 'http://shop.example'],
    ['https://shop.example', 'https://shop.example'],
    ['HTTPS://shop.example', 'HTTPS://shop.example'],
    [' https://shop.example ', 'https://shop.example'],
    ['//shop.example/tin', 'http://shop.example/tin'],
    ['/\\shop.example/tin', 'http://shop.example/tin'],
    ['javascript:alert(1)', 'http://javascript:alert(1)'],
    ['/what-to-carry', '/what-to-carry'],
  ])('%s leads to %s', (url, expected) => {
    expect(productAddress(url)).toBe(expected);
  });
});

describe('productHost', () => {
  it.each([
    ['https://www.shop.example/tin?x=1', 'shop.example'],
    ['shop.example/tin', 'shop.example'],
    ['www2.shop.example', 'www2.shop.example'],
    ['/what-to-carry', null],
    ['', null],
  ])('of %j is %j', (url, expected) => {
    expect(productHost(url)).toBe(expected);
  });
});
