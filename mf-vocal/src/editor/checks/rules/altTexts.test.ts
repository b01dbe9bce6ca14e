import { expect, it } from '@jest/globals';
import { galleryModule, imageModule, picture, productModule, videoModule } from '@marquee/vocal-kit/testing/modules.ts';
import { documentOf } from '../../document/documentOf.ts';
import { altTexts } from './altTexts.ts';

const none = { image: null, imageAltText: null };
const gallery = galleryModule('grid', 3);
const first = { alt: undefined, title: undefined };

it.each([
  ['a picture without a description', [imageModule({ imageAltText: undefined })], ['The booth, before the last reel.']],
  ['a description of spaces', [imageModule({ imageAltText: ' ', imageCaption: '' })], ['Picture 1 in the text']],
  [
    'a picture with a title only',
    [imageModule({ imageAltText: undefined, imageCaption: '', title: 'Reel' })],
    ['Reel'],
  ],
  ['a described picture', [imageModule()], []],
  ['a decorative picture', [imageModule({ imageAltText: '' })], []],
  ['a described gallery', [gallery], []],
  [
    'a picture of a gallery',
    [
      imageModule(),
      { ...gallery, images: gallery.images.map((image, place) => (place === 1 ? { ...image, ...first } : image)) },
    ],
    ['Picture 3 in the text'],
  ],
  ['a product and a video, which their names describe', [productModule(), videoModule()], []],
])('finds pictures without a description in %s', (_, modules, words) =>
  expect(altTexts(documentOf({ content: '<p>Words</p>', modules }), none).map((finding) => finding.words)).toEqual(
    words,
  ),
);

it('names the field of the picture in its gallery', () => {
  const images = gallery.images.map((image) => ({ ...image, alt: undefined }));
  const document = documentOf({ content: '<p>Words</p>', modules: [{ ...gallery, images }] });
  expect(altTexts(document, none).map(({ place }) => place)).toEqual(
    [0, 1, 2].map((index) => ({ kind: 'block', position: 7, field: { idEnd: '-alt', index } })),
  );
});

it.each([
  [null, 1],
  ['', 0],
  ['A booth', 0],
])('has for a lead picture with the text %j findings: %i', (imageAltText, count) => {
  const document = documentOf({ content: '', modules: [] });
  const findings = altTexts(document, { image: picture('booth'), imageAltText });
  expect(findings).toHaveLength(count);
  for (const { place } of findings) expect(place).toEqual({ kind: 'field', field: 'imageAltText' });
});
