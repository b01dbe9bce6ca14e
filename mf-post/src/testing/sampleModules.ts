import type {
  ContentModule,
  GalleryModule,
  GalleryStyle,
  ImageModule,
  ProductModule,
  VideoModule,
} from '@marquee/shared/domain';
import { sampleImage } from './samplePost.ts';

/** A text module. */
export function sampleContent(fields: Partial<ContentModule> = {}): ContentModule {
  return {
    type: 'content',
    isListicleItem: false,
    content:
      '<p>The Rialto kept two projectors and one good lamp, and on Thursdays it kept them warm. Agnes Moll threaded the last reel by hand, as she had threaded the first, and nobody in the house turned round.</p>',
    ...fields,
  };
}

/** A gallery of the given style with `count` pictures. */
export function sampleGallery(galleryStyle: GalleryStyle, count: number): GalleryModule {
  return {
    type: 'gallery',
    isListicleItem: false,
    title: 'Orphans',
    galleryStyle,
    images: Array.from({ length: count }, (_, index) => ({
      ...sampleImage(`frame-${index + 1}`),
      url: null,
      title: `Frame ${index + 1}`,
    })),
    content: '<p>From the tin.</p>',
  };
}

/** A picture next to a short text, with a link. */
export function sampleImageModule(fields: Partial<ImageModule> = {}): ImageModule {
  return {
    type: 'image',
    isListicleItem: false,
    image: sampleImage('coat'),
    imageCaption: 'A coat with <em>three</em> lives',
    mediaLayout: 'outsetLeft',
    content: '<p>It hangs by the door.</p>',
    actionLabel: 'See the inventory',
    actionUrl: 'https://wardrobe.example/list',
    ...fields,
  };
}

/** A product with an uploaded picture. */
export function sampleProduct(fields: Partial<ProductModule> = {}): ProductModule {
  return {
    type: 'product',
    isListicleItem: false,
    title: 'A tin for orphans',
    url: 'www.splice.example/tin',
    data: null,
    image: sampleImage('tin', 1400, 1400),
    content: '<p>Holds nine hundred frames.</p>',
    ...fields,
  };
}

/** A video in the column of the text. */
export function sampleVideo(fields: Partial<VideoModule> = {}): VideoModule {
  return {
    type: 'video',
    title: 'Laurel, running',
    isListicleItem: false,
    mediaLayout: 'insetCenter',
    imageCaption: 'Forty seconds',
    brightcoveId: null,
    videoLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    videoData: null,
    ...fields,
  };
}
