import { describe, expect, it } from '@jest/globals';
import { linkFootnotes } from './footnotes.ts';

const reference = (number: number, shown: string, id = `fnref-${number}`) =>
  `<a id="${id}" href="#fn-${number}" role="doc-noteref" aria-label="Footnote ${number}">${shown}</a>`;
const back = (number: number) =>
  ` <a href="#fnref-${number}" role="doc-backlink" aria-label="Back to the text">↩\ufe0e</a>`;

describe('footnotes', () => {
  it('link brackets to the paragraph that starts with the same symbol, and back', () => {
    expect(linkFootnotes(['<p>Nobody to ask.[1] Then rain.</p>', '<p>[1] <em>He was away.</em></p>'])).toEqual([
      `<p>Nobody to ask.<sup>${reference(1, '1')}</sup> Then rain.</p>`,
      `<p id="fn-1" role="doc-footnote">[1] <em>He was away.</em>${back(1)}</p>`,
    ]);
  });

  it('link an asterisk to its note, in emphasis or not, and from a table', () => {
    const table = '<table><tbody><tr><td>£610*</td></tr></tbody></table>';
    expect(linkFootnotes([`${table}<p><em>* White paint.</em></p>`])).toEqual([
      `<table><tbody><tr><td>£610${reference(1, '*')}</td></tr></tbody></table>` +
        `<p id="fn-1" role="doc-footnote"><em>* White paint.</em>${back(1)}</p>`,
    ]);
  });

  it('link superscripts to the list items after the closing rule of a text, over all texts of a post', () => {
    const [first, second] = linkFootnotes([
      '<p>Ten readers.<sup>1</sup></p>',
      '<p>Or nine.<sup>2</sup></p><hr /><ol><li>Counted.</li><li>One left.</li></ol>',
    ]);
    expect(first).toBe(`<p>Ten readers.<sup>${reference(1, '1')}</sup></p>`);
    expect(second).toBe(
      `<p>Or nine.<sup>${reference(2, '2')}</sup></p><hr /><ol>` +
        `<li><div id="fn-1" role="doc-footnote">Counted.${back(1)}</div></li>` +
        `<li><div id="fn-2" role="doc-footnote">One left.${back(2)}</div></li></ol>`,
    );
  });

  it('have an id for each mark of a note', () => {
    const [html] = linkFootnotes(['<p>One.[1] Two.[1]</p><p>[1] Both.</p>']);
    expect(html).toContain(reference(1, '1'));
    expect(html).toContain(reference(1, '1', 'fnref-1-2'));
  });

  it.each([
    ['a mark without a note', '<p>As it was.[1] And 10<sup>5</sup> pascals, 3 * 4*.</p>'],
    ['a note without a mark', '<p>As it was.</p><p>* Said nobody.</p>'],
    ['a list after a rule that nothing marks', '<p>As it was.</p><hr /><ol><li>One</li></ol>'],
    ['a symbol in code or in a link', '<p><code>a[1]</code> <a href="/x">b[1]</a></p><p>[1] An index.</p>'],
    ['a symbol in an attribute', '<p><a href="/x?y[1] " title="b[1] ">b</a></p><p>[1] An index.</p>'],
  ])('leave %s unchanged', (_kind, html) => {
    expect(linkFootnotes([html])).toEqual([html]);
  });

  it.each([
    ['one paragraph', `<p>${'word.[1] '.repeat(20_000)}</p>`],
    ['a paragraph each', '<p>word.[1]</p>'.repeat(20_000)],
    ['elements between links', '<a href="/x">b[1]</a><em>word.[1]</em>'.repeat(20_000)],
    [
      'paragraphs after symbols in an attribute',
      `<p><a href="/${'*'.repeat(20_000)}">b</a></p>${'<p>word.[1]</p>'.repeat(20_000)}`,
    ],
  ])('link a long text with many symbols in one pass: %s', (_place, words) => {
    expect(linkFootnotes([`${words}<p>[1] Note.</p>`])[0]).toContain('id="fnref-1-20000"');
  });

  it('link the marks around an element in which a symbol is no mark', () => {
    const html = '<p>One.[1]<code>a[1]</code><a href="/x">b[1]<sup>[1]</sup>[1]</a>two.[1]</p><p>[1] Note.</p>';
    expect(linkFootnotes([html])[0]).toBe(
      `<p>One.<sup>${reference(1, '1')}</sup><code>a[1]</code><a href="/x">b[1]<sup>[1]</sup>[1]</a>two.` +
        `<sup>${reference(1, '1', 'fnref-1-2')}</sup></p><p id="fn-1" role="doc-footnote">[1] Note.${back(1)}</p>`,
    );
  });
});
