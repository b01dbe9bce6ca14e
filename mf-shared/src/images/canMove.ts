import type { ImageSource } from './imageSource.ts';

/** Whether a picture of ours may have several frames. Of a GIF with one, the endpoint makes the same still picture. */
export function canMove(image: ImageSource): boolean {
  const isElsewhere = 'url' in image && Boolean(image.url);
  return !isElsewhere && 'format' in image && image.format === 'gif';
}
