import { expect, test } from '@jest/globals';
import { releaseSetOf, versionWith } from '@marquee/releases/testing/releaseSetOf.ts';
import { hasVersion, setMark } from './setMark.ts';

const set = releaseSetOf({ 'mf-reader': '0.1.0-bbbb000001', 'mf-post': '0.1.0-cccc000001' });

test('the mark of a set identifies the version of each part', () => {
  const mark = setMark(set);
  expect(mark).toMatch(/^[\da-f]{16}$/);
  expect(hasVersion(mark, 'mf-post', set['mf-post'])).toBe(true);
  expect(hasVersion(mark, 'mf-post', versionWith('9'))).toBe(false);
  expect(hasVersion(mark, 'mf-reader', set['mf-post'])).toBe(false);
});
