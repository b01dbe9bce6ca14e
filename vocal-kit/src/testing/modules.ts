import type { DraftModule, GalleryImage, GalleryStyle, Image } from '@marquee/shared/domain';

type ModuleOf<T extends DraftModule['type']> = Extract<DraftModule, { type: T }>;

/** A picture of the demo network. */
export function picture(name: string, width = 1200, height = 800): Image {
  return { public_id: `demo/${name}`, width, height, format: 'jpg' };
}

/** An image block of a draft. */
export function imageModule(fields: Partial<ModuleOf<'image'>> = {}): ModuleOf<'image'> {
  return {
    type: 'image',
    id: 'image-1',
    isListicleItem: false,
    mediaLayout: 'insetCenter',
    image: picture('booth'),
    imageAltText: 'A projection booth',
    imageCaption: 'The booth, <em>before</em> the last reel.',
    ...fields,
  };
}

/** A gallery of a draft, with this many pictures. */
export function galleryModule(galleryStyle: GalleryStyle, count: number): ModuleOf<'gallery'> {
  const images = Array.from({ length: count }, (_, index): GalleryImage => {
    const isUpright = index % 3 === 1;
    const image = isUpright ? picture(`reel-${index}`, 800, 1100) : picture(`reel-${index}`);
    return { ...image, url: null, title: `Reel ${index + 1}`, alt: `A reel of film, the ${index + 1}. of ${count}` };
  });
  return { type: 'gallery', id: 'gallery-1', isListicleItem: false, galleryStyle, images };
}

/** A product block of a draft. */
export function productModule(fields: Partial<ModuleOf<'product'>> = {}): ModuleOf<'product'> {
  return {
    type: 'product',
    id: 'product-1',
    isListicleItem: false,
    title: 'A tin for orphans',
    url: 'https://www.splice.example/tin',
    data: null,
    image: picture('tin', 900, 900),
    price: { amount: 1250, currency: 'USD' },
    content: '<p>Holds nine hundred frames.</p>',
    ...fields,
  };
}

/** A video block of a draft. */
export function videoModule(fields: Partial<ModuleOf<'video'>> = {}): ModuleOf<'video'> {
  return {
    type: 'video',
    id: 'video-1',
    isListicleItem: false,
    mediaLayout: 'insetCenter',
    brightcoveId: null,
    videoLink: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    videoData: null,
    imageCaption: 'Forty seconds of a lamp.',
    ...fields,
  };
}
