import { containerWidths, imageSizes, sourceSetWidths } from '../design/measures.ts';
import type { Image, PageConfig } from '../domain/index.ts';
import { imageSrcSet, imageUrl } from '../images/imageUrl.ts';

/** The thumbnail of a lead story: the spec's 600x400 and the wider source set that its place at the top asks for. */
export const leadTransform = { ...imageSizes.postThumbnail, crop: 'fill' } as const;
export const leadWidths = [...sourceSetWidths, containerWidths.large] as const;
/** The lead fills the posts' column: the whole row on phones and tablets, what the side lists leave on desktops. */
export const leadSizes = '(max-width: 768px) calc(100vw - 32px), (max-width: 1280px) 70vw, 1000px';

/** The same picture for a page's `meta.heroImage`, so that the shell preloads what the card will show. */
export function leadPicture(images: PageConfig['images'], image: Pick<Image, 'public_id'>) {
  return {
    src: imageUrl(images, image.public_id, leadTransform),
    srcSet: imageSrcSet(images, image.public_id, leadTransform, leadWidths),
    sizes: leadSizes,
  };
}
