import { CloudImage } from '@marquee/shared';
import { isOwnAddress } from '../media/isOwnAddress.ts';
import { ShopPlaceholder } from './ShopPlaceholder.tsx';
import type { ShopItem } from './shopItems.ts';

const thumbnail = { width: 512, height: 512, crop: 'fill' } as const;

/** A product's picture. One that lies elsewhere would call a third party, and is not shown. */
export function ShopPicture({ item }: { item: ShopItem }) {
  if ('embedlyData' in item) {
    const { thumbnailUrl, thumbnailWidth, thumbnailHeight, title } = item.embedlyData;
    if (!thumbnailUrl || !isOwnAddress(thumbnailUrl)) return <ShopPlaceholder title={title} />;
    return <img src={thumbnailUrl} alt="" width={thumbnailWidth ?? undefined} height={thumbnailHeight ?? undefined} />;
  }
  if (!item.image) return <ShopPlaceholder title={item.title} />;
  return (
    <CloudImage
      image={item.image}
      alt=""
      transform={thumbnail}
      widths={[256, 512, 768]}
      sizes="(max-width: 480px) 45vw, (max-width: 1024px) 29vw, 280px"
    />
  );
}
