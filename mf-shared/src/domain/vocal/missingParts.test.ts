import { expect, test } from '@jest/globals';
import type { DraftFields } from './draft.ts';
import { missingParts } from './missingParts.ts';

const whole = {
  title: 'A title',
  subtitle: 'A subtitle',
  mediaType: 'image',
  image: { public_id: 'x', width: 1, height: 1 },
  videoLink: null,
  brightcoveId: null,
  content: '<p>Text</p>',
  modules: [],
  site: 'beat',
  category: 'live',
} as unknown as DraftFields;
const missing = (changes: Partial<DraftFields>) => missingParts({ ...whole, ...changes }).map(({ pointer }) => pointer);

test('finds nothing missing in a complete post', () => {
  expect(missing({})).toEqual([]);
  expect(missing({ content: '', modules: [{ type: 'content', content: '<p>Text</p>' }] as never })).toEqual([]);
  expect(missing({ modules: [{ type: 'product', title: 'A tin', data: null }] as never })).toEqual([]);
  expect(missing({ image: null, mediaType: 'video', brightcoveId: '12345678' })).toEqual([]);
});

test.each<[string, Partial<DraftFields>]>([
  ['/title', { title: ' ' }],
  ['/subtitle', { subtitle: '' }],
  ['/image', { image: null }],
  ['/videoLink', { mediaType: 'video', videoLink: ' ' }],
  ['/content', { content: '<p>&nbsp;<br></p>' }],
  ['/content', { modules: [{ type: 'product', title: ' ', data: null }] as never }],
  ['/site', { site: null }],
  ['/category', { category: null }],
])('%s is asked for', (pointer, changes) => {
  expect(missing(changes)).toEqual([pointer]);
});

test('names all missing parts at once', () => {
  expect(missing({ title: '', image: null, site: null, category: null })).toEqual([
    '/title',
    '/image',
    '/site',
    '/category',
  ]);
});
