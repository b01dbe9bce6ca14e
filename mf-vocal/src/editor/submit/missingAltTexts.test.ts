import { expect, it } from '@jest/globals';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { galleryModule, imageModule, picture } from '@marquee/vocal-kit/testing/modules.ts';
import { missingAltTexts } from './missingAltTexts.ts';

it('counts pictures of blocks and galleries that have no description', () => {
  const gallery = galleryModule('grid', 3);
  const modules = [
    imageModule(),
    imageModule({ imageAltText: ' ' }),
    { ...gallery, images: gallery.images.map((image, index) => (index === 0 ? { ...image, alt: undefined } : image)) },
  ];
  expect(missingAltTexts(draft({ modules }))).toEqual({ lead: false, others: 2 });
});

it('names the lead picture on its own', () => {
  expect(missingAltTexts(draft({ image: picture('booth') }))).toEqual({ lead: true, others: 0 });
  expect(missingAltTexts(draft({ image: picture('booth'), imageAltText: 'A booth' }))).toEqual({
    lead: false,
    others: 0,
  });
});

it('asks for no description of decorative pictures', () => {
  const gallery = galleryModule('grid', 1);
  const modules = [
    imageModule({ imageAltText: '' }),
    { ...gallery, images: gallery.images.map((image) => ({ ...image, alt: '' })) },
  ];
  expect(missingAltTexts(draft({ image: picture('booth'), imageAltText: '', modules }))).toEqual({
    lead: false,
    others: 0,
  });
});
