import type { GalleryModule, GalleryStyle } from '@marquee/shared/domain';
import type { ComponentType } from 'react';
import { RichText } from '../content/RichText.tsx';
import { texts } from '../texts.ts';
import { GalleryColumns } from './GalleryColumns.tsx';
import { GalleryCover } from './GalleryCover.tsx';
import { GalleryGrid } from './GalleryGrid.tsx';
import { GalleryRow } from './GalleryRow.tsx';
import type { GalleryStyleProps } from './GalleryStyleProps.ts';

const styles: Record<GalleryStyle, ComponentType<GalleryStyleProps>> = {
  columns: GalleryColumns,
  grid: GalleryGrid,
  row: GalleryRow,
};

type GalleryViewProps = { gallery: GalleryModule } & Pick<GalleryStyleProps, 'first'>;

/**
 * A gallery in its style, above the text that belongs to it. A row or grid has only small thumbnails, so its first
 * picture is shown large above them.
 */
export function GalleryView({ gallery, first }: GalleryViewProps) {
  const Pictures = styles[gallery.galleryStyle];
  const [opening] = gallery.images;
  return (
    <>
      {opening && gallery.galleryStyle !== 'columns' && (
        <GalleryCover image={opening} total={gallery.images.length} first={first} />
      )}
      <Pictures images={gallery.images} label={gallery.title || texts.gallery} first={first} />
      {gallery.content && <RichText html={gallery.content} />}
    </>
  );
}
