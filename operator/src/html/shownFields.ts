import type { PostModule } from '@marquee/shared/domain';

/**
 * Fields of each kind of block that the HTML of an export shows. An export writes all other fields into the settings of
 * the block, from which the import reads them.
 */
export const shownFields = {
  content: { title: true, content: true },
  gallery: { title: true, content: true, images: true },
  image: { title: true, content: true, image: true, imageAltText: true, imageCaption: true, imageCredit: true },
  product: { title: true, content: true, image: true },
  video: { title: true, content: true, imageCaption: true, imageCredit: true },
} as const satisfies Record<PostModule['type'], Readonly<Record<string, true>>>;
