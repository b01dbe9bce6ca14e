import type { GalleryImage } from '@marquee/shared/domain';

/** What a gallery needs to be shown in one of its styles. */
export type GalleryStyleProps = {
  images: readonly GalleryImage[];
  label: string;
  /** Place of its first picture among those of all galleries of the post, from 0. */
  first: number;
};
