import type { EmbedlyData, Image, Money, Post, ProductModule } from '@marquee/shared/domain';
import { productAddress, productHost } from './productAddress.ts';

/** A product that shows the title and the picture from the metadata of its page. */
type EmbedlyItem = { embedlyData: EmbedlyData; embedlyLink: string };
/** A product with an uploaded picture or none. `actionUrl` is an absolute address or a path on the site. */
type ActionItem = { actionUrl: string; image: Image | null; title: string };
export type ShopItem = (EmbedlyItem | ActionItem) & { price?: Money };

/** Returns the products of a post in the order of the text. The shop only shows data of the product modules. */
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
