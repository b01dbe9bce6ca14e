import { stripHtml } from '@marquee/shared';

type Described = { imageAltText?: string | null; imageCaption?: string | null };

/** Alt text of a picture: its own, else its caption stripped of HTML, else the post's name. */
export function pictureAlt({ imageAltText, imageCaption }: Described, postName: string): string {
  return imageAltText?.trim() || stripHtml(imageCaption ?? '').trim() || postName;
}
