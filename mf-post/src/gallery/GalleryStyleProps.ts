import type { GalleryImage } from '@marquee/shared/domain';

/** The props of a gallery in any of its styles. */
export type GalleryStyleProps = {
  images: readonly GalleryImage[];
  label: string;
  /** Place of its first picture among those of all galleries of the post, from 0. */
  first: number;
};
