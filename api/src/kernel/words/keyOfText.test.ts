import { expect, test } from '@jest/globals';
import { keyOfText } from './keyOfText.ts';

test.each([
  ['Große Straße', 'grosse-strasse'],
  ['Sørensen i Łódź', 'sorensen-i-lodz'],
  ['Œuvre d’été', 'oeuvre-d-ete'],
  ['Don’t look at Agnes’s cat', 'dont-look-at-agness-cat'],
  ["I'm O'Malley", 'im-omalley'],
  ['“Lamp…flood—board”', 'lamp-flood-board'],
  ['Ελλάδα', 'ellada'],
  ['Привет, мир', 'privet-mir'],
  ['东京塔的灯', 'dong-jing-ta-de-deng'],
  ['서울의 밤', 'seo-ul-ui-bam'],
  ['😀', 'grinning'],
  ['!!!', ''],
  ['\u200b', ''],
])('makes from %p the key %p', (text, key) => {
  expect(keyOfText(text, 80)).toBe(key);
});

test('cuts a key without a trailing hyphen', () => {
  expect(keyOfText('night drive', 6)).toBe('night');
});
