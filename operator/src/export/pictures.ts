import type { Image, ImageField, PostModule } from '@marquee/shared/domain';

type PostPictures = Record<ImageField, Image | null> & { modules: readonly PostModule[] };

/** Lists the pictures of a post that are stored in the network, each once. */
export function picturesOf({ image, modules }: PostPictures): Image[] {
  const own: Record<ImageField, Image | null> = { image };
  const all = [...Object.values(own), ...modules.flatMap(imagesOf)].filter((one) => one !== null);
  return [...new Map(all.map((one) => [one.public_id, one])).values()];
}

/** Returns the path of a picture's file in the archive. */
export function picturePath(publicId: string, format: string): string {
  return `pictures/${publicId}.${format}`;
}

function imagesOf(block: PostModule): (Image | null)[] {
  switch (block.type) {
    case 'content':
    case 'video':
      return [];
    case 'gallery':
      return block.images.filter(({ url }) => url === null);
    case 'image':
    case 'product':
      return [block.image];
  }
}
