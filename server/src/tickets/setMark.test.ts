import { expect, test } from '@jest/globals';
import { hasVersion, setMark } from './setMark.ts';

const set = {
  shell: '0.1.0-aaaa000001',
  'mf-reader': '0.1.0-bbbb000001',
  'mf-post': '0.1.0-cccc000001',
  'mf-vocal': '0.1.0-dddd000001',
};

test('the mark of a set tells which version of each part it has', () => {
  const mark = setMark(set);
  expect(mark).toBe('aaaabbbbccccdddd');
  expect(hasVersion(mark, 'mf-post', set['mf-post'])).toBe(true);
  expect(hasVersion(mark, 'mf-post', '0.1.0-eeee000001')).toBe(false);
  expect(hasVersion(mark, 'mf-reader', set['mf-post'])).toBe(false);
});
