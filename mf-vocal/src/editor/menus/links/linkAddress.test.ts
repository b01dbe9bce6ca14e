import { describe, expect, it } from '@jest/globals';
import { isPageName, linkAddress } from './linkAddress.ts';

describe('linkAddress', () => {
  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['example.com', 'https://example.com'],
    ['localhost:3000/a', 'https://localhost:3000/a'],
    ['ada@example.com', 'mailto:ada@example.com'],
    ['/about', '/about'],
    [' ', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
  ])('makes %j to %j', (typed, address) => expect(linkAddress(typed)).toBe(address));
});

describe('isPageName', () => {
  it.each([
    ['volcano', true],
    ['Mr. Robot', true],
    ['the 3:10 train', true],
    [' ', false],
    ['example.com', false],
    ['localhost:3000', false],
    ['/about', false],
    ['#notes', false],
    ['https://example.com/a b', false],
    ['ada@example.com', false],
  ])('tells whether %j is one: %s', (typed, isName) => expect(isPageName(typed)).toBe(isName));
});
