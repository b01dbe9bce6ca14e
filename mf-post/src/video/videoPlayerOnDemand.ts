import { onDemand } from '@marquee/shared/page/onDemand';

/** The iframe of a player. It loads on demand, because most videos are never played. */
export const videoPlayerOnDemand = onDemand(
  async () => (await import(/* webpackChunkName: "videoPlayer" */ './VideoPlayer.tsx')).VideoPlayer,
);
