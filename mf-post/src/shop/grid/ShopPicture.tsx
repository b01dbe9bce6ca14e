import { CloudImage, type ImageSource } from '@marquee/shared';
import { isOwnAddress } from '../../media/isOwnAddress.ts';
import type { ShopItem } from '../products/shopItems.ts';
import { ShopPlaceholder } from './ShopPlaceholder.tsx';

const thumbnail = { width: 512, height: 512, crop: 'fill' } as const;

/**
 * A product's picture. A picture of another host is fetched by our image endpoint, so that browsers call no third
 * party.
 */
export function ShopPicture({ item }: { item: ShopItem }) {
  if ('embedlyData' in item) {
    const { thumbnailUrl, thumbnailWidth, thumbnailHeight, title } = item.embedlyData;
    if (!thumbnailUrl) return <ShopPlaceholder title={title} />;
    if (/^https?:\/\//i.test(thumbnailUrl)) return <ProductPicture image={{ url: thumbnailUrl }} />;
    if (!isOwnAddress(thumbnailUrl)) return <ShopPlaceholder title={title} />;
    return <img src={thumbnailUrl} alt="" width={thumbnailWidth ?? undefined} height={thumbnailHeight ?? undefined} />;
  }
  if (!item.image) return <ShopPlaceholder title={item.title} />;
  return <ProductPicture image={item.image} />;
}

function ProductPicture({ image }: { image: ImageSource }) {
  return (
    <CloudImage
      image={image}
      alt=""
      transform={thumbnail}
      widths={[256, 512, 768]}
      sizes="(max-width: 480px) 45vw, (max-width: 1024px) 29vw, 280px"
    />
  );
}
