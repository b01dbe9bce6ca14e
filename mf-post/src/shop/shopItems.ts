import type { EmbedlyData, Image, Post, ProductModule } from '@marquee/shared/domain';
import { productAddress, productHost } from '../modules/productAddress.ts';

/** A product elsewhere, by what its page tells of itself. */
type EmbedlyItem = { embedlyData: EmbedlyData; embedlyLink: string };
/** A product with a picture of ours; `actionUrl` is an absolute address or a path on the site. */
type ActionItem = { actionUrl: string; image: Image | null; title: string };
export type ShopItem = EmbedlyItem | ActionItem;

/** What a post sells, in the order of its text: the shop has no data of its own beside the product modules. */
export function shopItems({ modules }: Pick<Post, 'modules'>): ShopItem[] {
  return modules.filter((module) => module.type === 'product').map(shopItem);
}

function shopItem({ url, data, image, title }: ProductModule): ShopItem {
  const address = productAddress(url);
  const name = title || data?.title || productHost(url) || url;
  // As in the text, a picture of ours goes before one that would come from elsewhere.
  if (data && !image) return { embedlyData: { ...data, title: name }, embedlyLink: address };
  return { actionUrl: address, image, title: name };
}
