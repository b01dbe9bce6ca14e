import { onDemand } from '../overlay/onDemand.ts';

/** The dialog of the shop. */
export const shopOnDemand = onDemand(
  async () => (await import(/* webpackChunkName: "shop" */ './ShopModal.tsx')).ShopModal,
);
