import { onDemand } from './onDemand.ts';

/** The dialog of the shop. */
export const shopOnDemand = onDemand(
  async () => (await import(/* webpackChunkName: "shop" */ '../shop/ShopModal.tsx')).ShopModal,
);
