import { describe, expect, it } from '@jest/globals';
import { pullQuotes } from './pullQuotes.ts';

const long = 'You stay for the names. '.repeat(16);

describe('pullQuotes', () => {
  it('marks a short quotation', () => {
    expect(pullQuotes('<blockquote>\n<p>That bit there is the stairs.</p>\n</blockquote>')).toBe(
      '<blockquote class="pull">\n<p>That bit there is the stairs.</p>\n</blockquote>',
    );
  });

  it('marks the short paragraph at the end as the attribution', () => {
    expect(pullQuotes('<blockquote><p>That is the stairs.</p><p>Nestor, bosun</p></blockquote>')).toBe(
      '<blockquote class="pull"><p>That is the stairs.</p><p class="attribution">Nestor, bosun</p></blockquote>',
    );
  });

  it('leaves a long quotation as text, with its attribution', () => {
    expect(pullQuotes(`<blockquote><p>${long}</p><p>Nestor</p></blockquote>`)).toBe(
      `<blockquote><p>${long}</p><p class="attribution">Nestor</p></blockquote>`,
    );
  });

  it('treats replacement signs as text', () => {
    const html = '<blockquote><p>No.</p><p><a title="$\'$`$&">x</a></p>" onclick="alert(1)</blockquote>';
    expect(pullQuotes(html)).toBe(
      '<blockquote class="pull"><p>No.</p><p class="attribution"><a title="$\'$`$&">x</a></p>" onclick="alert(1)</blockquote>',
    );
  });

  it('leaves a quotation of several paragraphs as text', () => {
    const html = `<blockquote><p>First of all.</p><p>${long}</p></blockquote>`;
    expect(pullQuotes(html)).toBe(html);
  });
});
