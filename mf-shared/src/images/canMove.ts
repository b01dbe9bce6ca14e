import type { ImageSource } from './imageSource.ts';

/**
 * True if a hosted picture may have several frames. For a GIF with one frame, the endpoint makes the same still
 * picture.
 */
export function canMove(image: ImageSource): boolean {
  const isElsewhere = 'url' in image && Boolean(image.url);
  return !isElsewhere && 'format' in image && image.format === 'gif';
}
