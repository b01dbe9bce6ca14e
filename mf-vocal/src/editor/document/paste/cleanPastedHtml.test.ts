import { describe, expect, test } from '@jest/globals';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { documentSchema } from '../documentSchema.ts';
import { writeElements } from '../html/writeElements.ts';
import { waitingPictures } from '../nodes/waitingPictures.ts';
import { cleanPastedHtml as clean } from './cleanPastedHtml.ts';
import { ownHtml } from './ownHtml.ts';
import { clipboards } from './testing/clipboards.ts';
import { withoutStyles } from './withoutStyles.ts';

const cleanPastedHtml = (html: string) => clean(html)?.html ?? '';

/** The HTML of a document that holds nothing but the pasted text. */
function pasted(html: string): string {
  const { body } = new DOMParser().parseFromString(cleanPastedHtml(html), 'text/html');
  return writeElements(SchemaParser.fromSchema(documentSchema()).parse(body).content)
    .innerHTML.replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/ data-block="[^"]*"/g, '');
}

describe('text that is pasted', () => {
  test.each(clipboards)('from %s keeps its meaning', (_source, html, text) => {
    expect(pasted(html)).toBe(text);
  });

  test.each(clipboards)('from %s keeps nothing of its looks', (_source, html) => {
    expect(cleanPastedHtml(html)).not.toMatch(
      /mso-|style=|file:|class=(?!"language-)|<(?:span(?! role="doc-footnote">)|font|o:p|img)/i,
    );
  });

  test.each(clipboards)('from %s has no style when the browser parses it', (_source, html) => {
    const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
    expect(body.ownerDocument.querySelectorAll('[style], style')).toHaveLength(0);
  });

  test('stays whole if it was cut here', () => {
    const own =
      '<section data-module="image" data-block="k" data-vocal="" data-pm-slice="0 0 []"><div data-hole="title"></div></section>';
    expect(ownHtml(own)).toBe(own);
  });

  test('is not taken for a copy of Vocal if it has more tags than one can have', () => {
    expect(ownHtml(`<p data-vocal data-pm-slice="0 0 []">a</p>${'<b></b>'.repeat(20_000)}`)).toBeNull();
  });

  test('has no event handler when the browser parses it', () => {
    const { body } = new DOMParser().parseFromString(
      withoutStyles(`<p ONCLICK="a()">One<img src=x onerror='b("c")'onload=d()></p>`),
      'text/html',
    );
    expect(body.innerHTML).toBe('<p>One<img src="x"></p>');
  });

  test('leaves a block for a picture, with its alternative text, which nothing fetches', () => {
    const { body } = new DOMParser().parseFromString(
      cleanPastedHtml('<p>Before <img src="https://example.org/1.jpg" alt="A bus by the sea"> after</p>'),
      'text/html',
    );
    const { content } = SchemaParser.fromSchema(documentSchema()).parse(body);
    expect(content.content.map(({ type }) => type.name)).toEqual(['paragraph', 'image', 'paragraph']);
    expect(content.child(1).attrs).toMatchObject({ image: null, imageAltText: 'A bus by the sea', arrival: 'left' });
  });

  test('keeps a picture that is in the clipboard itself until it is uploaded', () => {
    const { body } = new DOMParser().parseFromString(
      cleanPastedHtml('<p><img src="data:image/png;base64,iVBORw0KGgo="></p>'),
      'text/html',
    );
    const { content } = SchemaParser.fromSchema(documentSchema()).parse(body);
    expect(waitingPictures(content.firstChild?.attrs.arrival).map(({ type }) => type)).toEqual(['image/png']);
  });

  test.each([
    ['tags', '<b></b>'.repeat(100_001)],
    ['elements', '<p>a</p>'.repeat(10_001)],
    ['characters', `<p>${'a'.repeat(260_001)}</p>`],
  ])('is not read if it has more %s than a post can have', (_what, html) => expect(clean(html)).toBeNull());

  test('has the words of small signs, and no blocks for them', () => {
    expect(pasted('<p>Sun <img src="s.png" width="16" alt="☀️"><img src="t.png" height="1" alt="x"></p>')).toBe(
      '<p>Sun ☀️</p>',
    );
  });
});
