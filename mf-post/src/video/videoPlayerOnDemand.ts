import { onDemand } from '@marquee/shared/page/onDemand';

/** The frame of a player: most videos are never played. */
export const videoPlayerOnDemand = onDemand(
  async () => (await import(/* webpackChunkName: "videoPlayer" */ './VideoPlayer.tsx')).VideoPlayer,
);
