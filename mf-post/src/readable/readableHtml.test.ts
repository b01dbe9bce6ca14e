import { describe, expect, it } from '@jest/globals';
import { readableHtml } from './readableHtml.ts';

describe('readableHtml', () => {
  it('leaves text unchanged', () => {
    const html = '<p>Eleven <em>minutes</em><sup>1</sup></p><ul><li>Laurel</li></ul>';
    expect(readableHtml(html)).toBe(html);
  });

  it('gives each block the direction of its own letters, and leaves one that the writer stated', () => {
    expect(
      readableHtml('<p>בוקר טוב, Marquee.</p><h2>x</h2><ul><li>אחד</li></ul><blockquote><p>שלום</p></blockquote>'),
    ).toBe(
      '<p dir="auto">בוקר טוב, Marquee.</p><h2 dir="auto">x</h2><ul dir="auto"><li dir="auto">אחד</li></ul>' +
        '<blockquote dir="auto" class="pull"><p dir="auto">שלום</p></blockquote>',
    );
    expect(readableHtml('<p dir="ltr">בוקר</p>')).toBe('<p dir="ltr">בוקר</p>');
  });

  it('gives each block of a post from right to left the direction of its own letters', () => {
    // Lists have the direction of the post, because the markers of their items are beside them.
    expect(readableHtml('<p>Eleven <em>minutes</em>.</p><ul><li>x</li></ul>', true)).toBe(
      '<p dir="auto">Eleven <em>minutes</em>.</p><ul><li dir="auto">x</li></ul>',
    );
  });

  it('marks pull quotes and columns of numbers', () => {
    expect(readableHtml('<blockquote><p>No.</p></blockquote>')).toContain('<blockquote class="pull">');
    expect(readableHtml('<table><tr><td>12</td></tr></table>')).toContain('<td class="number">');
  });

  it('turns a player into a link to it', () => {
    const html = '<p>Look:</p><iframe src="https://www.youtube-nocookie.com/embed/x?a=1&amp;b=2" title="y"></iframe>';
    expect(readableHtml(html)).toBe(
      '<p>Look:</p><a href="https://www.youtube-nocookie.com/embed/x?a=1&amp;b=2" rel="noopener ugc">' +
        'Watch on youtube-nocookie.com</a>',
    );
  });

  it('drops a player without an address', () => {
    expect(readableHtml('<p>a</p><iframe title="y"></iframe><p>b</p>')).toBe('<p>a</p><p>b</p>');
  });

  it('wraps tables and code in a scrollable box that the keyboard reaches', () => {
    expect(readableHtml('<table><tr><td>Hardy</td></tr></table><pre><code>x</code></pre>')).toBe(
      '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table><tr><td>Hardy</td></tr></table></div>' +
        '<pre role="group" aria-label="Code" tabindex="0"><code>x</code></pre>',
    );
  });

  it('shows boxes as notes, which are no landmarks', () => {
    const html = readableHtml(
      '<aside role="doc-pullquote"><p>a</p></aside><aside role="note"><p>b</p></aside><aside><h3>c</h3></aside>',
    );
    expect(html).toBe(
      '<div class="pull-quote" role="doc-pullquote"><p>a</p></div><div class="callout" role="note"><p>b</p></div><div class="aside" role="note"><h3>c</h3></div>',
    );
  });

  it('aligns cells by a class, because HTML gave `align` up', () => {
    const html = readableHtml(
      '<table><tr><th scope="col" align="right">Year</th><td align="center">2</td></tr></table>',
    );
    expect(html).toContain('<th scope="col" class="align-right">Year</th><td class="align-center">2</td>');
  });

  it('treats a header cell without text as an ordinary one', () => {
    const html = readableHtml('<table><thead><tr><th></th><th>Year</th></tr></thead></table>');
    expect(html).toContain('<tr><td></td><th>Year</th></tr>');
  });
});
