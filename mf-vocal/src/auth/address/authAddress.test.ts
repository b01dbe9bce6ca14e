import { describe, expect, it } from '@jest/globals';
import { authAddress, readAuthAddress } from './authAddress.ts';

const read = (query: string) => readAuthAddress(new URLSearchParams(query));

describe('the address of the sign-in and sign-up page', () => {
  it.each([
    ['', 'signUp'],
    ['way=sign-in', 'signIn'],
    ['way=nonsense', 'signUp'],
    ['next=/vocal', 'signIn'],
    ['next=/vocal&way=sign-up', 'signUp'],
    ['signed-out=yes', 'signIn'],
    ['signed-out&next&from', 'signUp'],
    ['next=', 'signUp'],
  ])('?%s shows %s', (query, mode) => {
    expect(read(query).mode).toBe(mode);
  });

  it('keeps the target page and the magazine when the mode changes', () => {
    const address = authAddress({ mode: 'signUp', next: '/vocal?page=2&x', from: 'feast' });
    expect(read(address.replace('/auth?', ''))).toEqual({
      mode: 'signUp',
      next: '/vocal?page=2&x',
      from: 'feast',
      hasSignedOut: false,
    });
  });
});
