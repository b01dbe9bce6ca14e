import { onDemand } from '@marquee/shared/page/onDemand';

/** The dialog of the shop. */
export const shopOnDemand = onDemand(
  async () => (await import(/* webpackChunkName: "shop" */ './ShopModal.tsx')).ShopModal,
);
