import { describe, expect, it } from '@jest/globals';
import { faultsOf } from './faultsOf.ts';

describe('faultsOf', () => {
  it('leads each message to the field that shows it, the first one of a field alone', () => {
    const errors = [
      { pointer: '/title', message: 'A title is missing.' },
      { pointer: '/title', message: 'Another one.' },
      { pointer: '/image', message: 'A picture is missing.' },
      { pointer: '/modules/3/content', message: 'Too long.' },
    ];
    expect(faultsOf(errors)).toEqual({
      title: 'A title is missing.',
      lead: 'A picture is missing.',
      content: 'Too long.',
    });
  });
});
