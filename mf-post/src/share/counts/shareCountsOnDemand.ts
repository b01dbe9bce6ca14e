import { onDemand } from '@marquee/shared/page/onDemand';

/** The counts themselves, with the calls to the networks. */
export const shareCountsOnDemand = onDemand(
  async () => (await import(/* webpackChunkName: "shareCounts" */ './ShareCounts.tsx')).ShareCounts,
);
