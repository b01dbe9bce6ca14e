import type { GalleryImage } from '@marquee/shared/domain';

/** Returns the pictures with one picture moved to another index. */
export function movedImages(images: readonly GalleryImage[], from: number, to: number): GalleryImage[] {
  const image = images[from];
  return image ? images.toSpliced(from, 1).toSpliced(to, 0, image) : [...images];
}

/** Key for each picture, which stays the same when other pictures move. A repeated picture gets a different key. */
export function imageKeys(images: readonly GalleryImage[]): string[] {
  const seen = new Map<string, number>();
  return images.map(({ public_id, url }) => {
    const name = url ?? public_id;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name} ${count}`;
  });
}
