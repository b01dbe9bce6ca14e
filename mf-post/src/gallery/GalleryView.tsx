import type { GalleryModule, GalleryStyle } from '@marquee/shared/domain';
import type { ComponentType } from 'react';
import { RichText } from '../content/RichText.tsx';
import { texts } from '../texts.ts';
import { GalleryColumns } from './GalleryColumns.tsx';
import { GalleryGrid } from './GalleryGrid.tsx';
import { GalleryRow } from './GalleryRow.tsx';

const styles: Record<GalleryStyle, ComponentType<{ images: GalleryModule['images']; label: string }>> = {
  columns: GalleryColumns,
  grid: GalleryGrid,
  row: GalleryRow,
};

/** A gallery in its style, over the text that belongs to it. */
export function GalleryView({ gallery }: { gallery: GalleryModule }) {
  const Pictures = styles[gallery.galleryStyle];
  return (
    <>
      <Pictures images={gallery.images} label={gallery.title || texts.gallery} />
      {gallery.content && <RichText html={gallery.content} />}
    </>
  );
}
