import { onDemand } from '@marquee/shared/page/onDemand';

/** The lightbox dialog's content. */
export const lightboxOnDemand = onDemand(
  async () => (await import(/* webpackChunkName: "lightbox" */ './Lightbox.tsx')).Lightbox,
);
