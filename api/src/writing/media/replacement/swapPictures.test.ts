import { expect, test } from '@jest/globals';
import type { DraftModule } from '@marquee/shared/domain';
import { swapPictures } from './swapPictures.ts';

const id = (digit: number) => `uploads/${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
const image = (digit: number) => ({ public_id: id(digit), width: 9, height: 6, format: 'jpg' });
const text = '<p>Words.</p>';
const block = { isListicleItem: false, mediaLayout: 'insetCenter', content: text } as const;
const fields = {
  image: image(1),
  imageAltText: 'Boats',
  imageCredit: 'Ada',
  content: `<figure><img src="/res/media/image/upload/c_fit/${id(1)}"></figure>${text}`,
  modules: [
    { id: 'a', type: 'image', ...block, image: image(1), imageAltText: 'Boats', imageCredit: 'Ada' },
    {
      ...{ id: 'b', type: 'gallery', isListicleItem: false, galleryStyle: 'grid' },
      images: [
        { ...image(1), url: null, title: 'Morning', alt: 'Boats', credit: 'Ada' },
        { ...image(2), url: null, alt: 'Gulls' },
        { ...image(1), url: 'https://elsewhere.example/a.jpg' },
      ],
    },
    { id: 'c', type: 'product', isListicleItem: false, url: 'https://a.example', data: null, image: image(1) },
    { id: 'd', type: 'content', isListicleItem: false, content: text },
  ] as DraftModule[],
};

test('replaces a picture in every place, and keeps all words', () => {
  const swap = { image: image(3), credit: 'Bo', altText: 'Fog' };
  const { changes, former } = swapPictures(fields, ({ publicId }) => (publicId === id(1) ? swap : null));
  expect(former.map(({ publicId }) => publicId)).toEqual(Array(5).fill(id(1)));
  expect(changes).toEqual({
    image: image(3),
    imageAltText: 'Fog',
    imageCredit: 'Bo',
    content: fields.content.replace(id(1), id(3)),
    modules: [
      { ...fields.modules[0], image: image(3), imageAltText: 'Fog', imageCredit: 'Bo' },
      {
        ...fields.modules[1],
        images: [
          { ...image(3), url: null, title: 'Morning', alt: 'Fog', credit: 'Bo' },
          { ...image(2), url: null, alt: 'Gulls' },
          { ...image(1), url: 'https://elsewhere.example/a.jpg' },
        ],
      },
      { ...fields.modules[2], image: image(3) },
      fields.modules[3],
    ],
  });
});

test('keeps texts that are not replaced, and changes nothing in a post without the picture', () => {
  const { changes } = swapPictures(fields, ({ publicId }) => (publicId === id(2) ? { image: image(3) } : null));
  expect(changes).toEqual({
    modules: fields.modules.map((module) =>
      module.type === 'gallery'
        ? { ...module, images: module.images.with(1, { ...image(3), url: null, alt: 'Gulls' }) }
        : module,
    ),
  });
  expect(swapPictures(fields, () => null)).toEqual({ changes: {}, former: [] });
});
