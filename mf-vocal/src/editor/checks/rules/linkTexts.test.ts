import { expect, it } from '@jest/globals';
import { documentOf } from '../../document/documentOf.ts';
import { linksOf } from '../links/linksOf.ts';
import { linkTexts } from './linkTexts.ts';

const linkOf = (words: string, lang = '') => {
  const passage = lang ? `<span lang="${lang}" dir="ltr">${words}</span>` : words;
  return `<p>Read <a href="https://film.example">${passage}</a>.</p>`;
};
const found = (content: string, language: string) =>
  linkTexts(linksOf(documentOf({ content, modules: [] }), null), language).map(({ words }) => words);

it.each([
  ['en', 'here'],
  ['en', 'Click Here!'],
  ['en-GB', '» read more …'],
  ['en', 'click <strong>here</strong>'],
  ['de', 'hier'],
  ['de', 'Weiterlesen →'],
  ['fr', 'ici'],
  ['fr', 'plus d’informations'],
  ['es', 'Más información'],
  ['es', 'Ma\u0301s'],
  ['it', 'Clicca qui'],
  ['pt-BR', 'Saiba mais'],
  ['nl', 'lees verder'],
  ['en', 'https://film.example/reels'],
  ['ja', 'www.film.example/reels'],
])('finds in a post in %s: %s', (language, words) => expect(found(linkOf(words), language)).toHaveLength(1));

it.each([
  ['en', 'the last reel'],
  ['en', 'Here comes the sun'],
  ['en', 'film.example'],
  ['en', 'ada@film.example'],
  ['en', 'hier'],
  ['de', 'here'],
  ['ja', 'here'],
  ['ja', 'こちら'],
  ['en', ' '],
  ['en', `here ${'–'.repeat(200_000)} here`],
])('leaves alone in a post in %s: %s', (language, words) => expect(found(linkOf(words), language)).toEqual([]));

it('takes the language of a passage', () => {
  expect(found(linkOf('hier', 'de'), 'en')).toEqual(['hier']);
  expect(found(linkOf('here', 'de'), 'en')).toEqual([]);
});

it('leaves the title of a card alone', () => {
  const card =
    '<figure class="embed"><a href="https://film.example"><strong>More</strong> <small>film.example</small></a></figure>';
  expect(found(card, 'en')).toEqual([]);
});
