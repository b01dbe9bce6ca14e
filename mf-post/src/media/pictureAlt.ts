import { stripHtml } from '@marquee/shared';

type Described = { imageAltText?: string | null; imageCaption?: string | null };

/**
 * Returns the alt text of a picture: its own text, or its caption without HTML, or the post's name. An empty text of its
 * own marks a decorative picture.
 */
export function pictureAlt({ imageAltText, imageCaption }: Described, postName: string): string {
  if (imageAltText === '') return '';
  return imageAltText?.trim() || stripHtml(imageCaption ?? '').trim() || postName;
}
