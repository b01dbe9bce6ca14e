import { expect, test } from '@jest/globals';
import { matchesEtag } from './matchesEtag.ts';

test.each([
  ['the tag', '"a"', '"a"', true],
  ['another tag', '"b"', '"a"', false],
  ['a longer tag that contains it', '"xax"', '"a"', false],
  ['a list', '"x", "a"', '"a"', true],
  ['a list without spaces', '"x","a"', '"a"', true],
  ['a tag with a comma in it', '"x, y"', '"x, y"', true],
  ['a piece of a tag with a comma in it', '"x, "a", y"', '"y"', false],
  ['a weak tag', 'W/"a"', '"a"', true],
  ['a strong tag for a weak one', '"a"', 'W/"a"', true],
  ['any tag', ' * ', '"a"', true],
  ['a star among tags', '"x", *', '"a"', false],
  ['nothing', '', '"a"', false],
  ['no header', undefined, '"a"', false],
])('%s', (_case, header, etag, expected) => {
  expect(matchesEtag(header, etag)).toBe(expected);
});
