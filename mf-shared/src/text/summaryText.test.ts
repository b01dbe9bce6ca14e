import { describe, expect, it } from '@jest/globals';
import { summaryText } from './summaryText.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('summaryText', () => {
  it('strips HTML', () => {
    expect(summaryText('<p>Ink &amp; water</p>')).toBe('Ink & water');
  });

  it('cuts to 200 characters when short', () => {
    const text = summaryText(words(100), { short: true });
    expect(text).toBe(`${words(40)}...`);
    expect(words(40)).toHaveLength(199);
  });

  it('cuts to 600 characters otherwise', () => {
    expect(summaryText(words(100))).toBe(words(100));
    expect(summaryText(words(200))).toBe(`${words(120)}...`);
  });

  it('counts the text and not its tags', () => {
    expect(summaryText(`<p class="${'x'.repeat(300)}">${words(40)}</p>`, { short: true })).toBe(words(40));
  });
});
