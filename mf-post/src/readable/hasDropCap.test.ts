import { describe, expect, it } from '@jest/globals';
import { hasDropCap } from './hasDropCap.ts';

const long = 'The lamp had been on since noon. '.repeat(8);

describe('hasDropCap', () => {
  it.each([
    ['a long opening paragraph', `<p>${long}</p><p>More.</p>`, true],
    ['one that opens with a quotation mark', `<p>“${long}</p>`, true],
    ['a short one', '<p>The lamp was on.</p>', false],
    ['one that opens with a number', `<p>35 ${long}</p>`, false],
    ['a heading first', `<h2>Then</h2><p>${long}</p>`, false],
    ['letters that join', `<p>${'كان المصباح مضاء منذ الظهر. '.repeat(8)}</p>`, false],
    ['nothing', '', false],
  ])('%s', (_, html, expected) => {
    expect(hasDropCap(html)).toBe(expected);
  });
});
