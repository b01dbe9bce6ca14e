import { onDemand } from '@marquee/shared/page/onDemand';

/** What the lightbox's dialog holds. */
export const lightboxOnDemand = onDemand(
  async () => (await import(/* webpackChunkName: "lightbox" */ './Lightbox.tsx')).Lightbox,
);
