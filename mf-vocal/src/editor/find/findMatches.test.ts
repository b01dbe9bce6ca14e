import { describe, expect, it } from '@jest/globals';
import { documentOf } from '../document/documentOf.ts';
import { findMatches, maxMatches } from './findMatches.ts';

function found(content: string, wanted: string): string[] {
  const document = documentOf({ content, modules: [] });
  return findMatches(document, wanted).map(({ from, to }) => document.textBetween(from, to, '', '\n'));
}

describe('findMatches', () => {
  it.each([
    [
      'across marks and links',
      '<p>the <b>last</b> <a href="https://example.com">bus</a></p>',
      'last bus',
      ['last bus'],
    ],
    ['in any case', '<p>The bus, THE sea</p>', 'the', ['The', 'THE']],
    ['without accents', '<p>Crème brûlée</p>', 'creme brulee', ['Crème brûlée']],
    ['with accents that are characters of their own', '<p>Cre\u0300me</p>', 'crè', ['Cre\u0300']],
    ['letters that fold to two', '<p>Straße und Strasse</p>', 'strasse', ['Straße', 'Strasse']],
    ['typewriter quotation marks', '<p>“Don’t”</p>', '"don\'t"', ['“Don’t”']],
    ['across a line break', '<p>one<br>two</p>', 'one two', ['one\ntwo']],
    ['after signs of two units', '<p>🚌🚌 sea</p>', 'sea', ['sea']],
    ['in lists and quotes', '<ul><li>sea</li></ul><blockquote><p>sea</p></blockquote>', 'sea', ['sea', 'sea']],
    ['not across paragraphs', '<p>one</p><p>two</p>', 'one two', []],
    ['nothing for spaces', '<p>one two</p>', ' ', []],
  ])('finds words %s', (_, content, wanted, expected) => expect(found(content, wanted)).toEqual(expected));

  it('finds words in all places of a block', () => {
    const document = documentOf({
      content: '',
      modules: [
        {
          id: 'v',
          type: 'video',
          isListicleItem: false,
          title: 'Sea',
          imageCaption: 'the <b>sea</b>',
          content: '<p>sea</p>',
          brightcoveId: '12345678',
          videoLink: null,
          videoData: null,
          mediaLayout: 'insetCenter',
        },
      ],
    });
    expect(findMatches(document, 'sea')).toHaveLength(3);
  });

  it('stops at the most that it marks', () => {
    expect(found(`<p>${'a '.repeat(maxMatches + 1)}</p>`, 'a')).toHaveLength(maxMatches);
  });
});
