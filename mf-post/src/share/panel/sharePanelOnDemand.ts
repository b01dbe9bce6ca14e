import { onDemand } from '@marquee/shared/page/onDemand';

/** The panel with all ways to share. */
export const sharePanelOnDemand = onDemand(
  async () => (await import(/* webpackChunkName: "share" */ './SharePanel.tsx')).SharePanel,
);
