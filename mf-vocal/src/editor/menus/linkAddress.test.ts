import { describe, expect, it } from '@jest/globals';
import { linkAddress } from './linkAddress.ts';

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
