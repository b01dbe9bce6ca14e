import { expect, test } from '@jest/globals';
import { releaseSetOf } from '@marquee/releases/testing/releaseSetOf.ts';
import { DeadlineError } from '@marquee/shell/testing';
import { pageFailure } from './pageFailure.ts';

const set = releaseSetOf({ 'mf-post': '0.1.0-cccccccccc' });
const failure = (error: unknown, traits?: { isMissing: boolean; waiting: number }) =>
  pageFailure(error, 'mf_post/post', set, traits);

test('a page that fails or never finishes is its owner’s failure', () => {
  const suspects = ['mf-post@0.1.0-cccccccccc'];
  expect(failure(new TypeError('x is undefined'))).toMatchObject({ suspects });
  expect(failure(new TypeError('x is undefined'), { isMissing: false, waiting: 2 })).toMatchObject({ suspects });
  expect(failure(new DeadlineError('late'), { isMissing: false, waiting: 0 })).toMatchObject({ suspects });
});

test.each<[string, unknown, { isMissing: boolean; waiting: number }]>([
  ['the api failed', Object.assign(new Error('503'), { name: 'ApiError' }), { isMissing: false, waiting: 0 }],
  ['the api has not answered in time', new DeadlineError('late'), { isMissing: false, waiting: 1 }],
  ['the api does not know the address', new TypeError('x is undefined'), { isMissing: true, waiting: 0 }],
])('a failure that a stranger can cause is nobody’s: %s', (_case, error, traits) => {
  expect(failure(error, traits)).toBeNull();
});
