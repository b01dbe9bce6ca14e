import type { GalleryImage } from '@marquee/shared/domain';

/** The props of a gallery in any of its styles. */
export type GalleryStyleProps = {
  images: readonly GalleryImage[];
  label: string;
  /** Index of the gallery's first picture among the pictures of all galleries of the post. */
  first: number;
};
