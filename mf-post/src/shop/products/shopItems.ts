import type { EmbedlyData, Image, Money, Post, ProductModule } from '@marquee/shared/domain';
import { productAddress, productHost } from './productAddress.ts';

/** A product elsewhere, by its page's own metadata. */
type EmbedlyItem = { embedlyData: EmbedlyData; embedlyLink: string };
/** A product with a picture of ours; `actionUrl` is an absolute address or a path on the site. */
type ActionItem = { actionUrl: string; image: Image | null; title: string };
export type ShopItem = (EmbedlyItem | ActionItem) & { price?: Money };

/** A post's products, in the order of its text: the shop has no data of its own beside the product modules. */
export function shopItems({ modules }: Pick<Post, 'modules'>): ShopItem[] {
  return modules.filter((module) => module.type === 'product').map(shopItem);
}

function shopItem({ url, data, image, title, price }: ProductModule): ShopItem {
  const address = productAddress(url);
  const name = title || data?.title || productHost(url) || url;
  // As in the text, a hosted picture takes precedence over a picture from another host.
  if (data && !image) return { embedlyData: { ...data, title: name }, embedlyLink: address, price };
  return { actionUrl: address, image, title: name, price };
}
