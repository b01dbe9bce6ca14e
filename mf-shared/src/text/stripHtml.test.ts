import { describe, expect, it } from '@jest/globals';
import { stripHtml } from './stripHtml.ts';

describe('stripHtml', () => {
  it('keeps the text and separates blocks', () => {
    expect(stripHtml('<p>One <b>two</b></p><p>three<br>four</p>')).toBe('One two three four');
  });

  it('joins a word that inline tags run through', () => {
    expect(stripHtml('H<sub>2</sub>O and <em class="x">re</em>write')).toBe('H2O and rewrite');
  });

  it('decodes entities once', () => {
    expect(stripHtml('Fish &amp; chips&nbsp;&#8211; &#x201C;hot&#x201D; &amp;lt;b&gt;')).toBe(
      'Fish & chips – “hot” &lt;b>',
    );
  });

  it('keeps text that only looks like an entity or a tag', () => {
    expect(stripHtml('R&D; 1 &lt; 2; &unheard; &#99999999; a < b')).toBe('R&D; 1 < 2; &unheard; &#99999999; a < b');
  });

  it('replaces white space by one space', () => {
    expect(stripHtml(' One\ttwo \n  three\u00a0four ')).toBe('One two three four');
  });

  it('reads hostile input in linear time', () => {
    const hostile = '<a'.repeat(1_000_000) + '&'.repeat(1_000_000) + '<b '.repeat(1_000_000);
    expect(stripHtml(hostile)).toContain('&&&');
  });
});
