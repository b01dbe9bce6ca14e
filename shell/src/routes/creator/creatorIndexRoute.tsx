import type { RouteModule } from '@marquee/shared';
import { redirectDocument } from '@marquee/shared/router';
import { siteNameMeta } from '../page/liveHandle.ts';

/** The creator host's `/`: only the server knows whether it leads to the sign-in page or to the platform. */
export const creatorIndexRoute: RouteModule = {
  Component: () => null,
  loader: () => redirectDocument('/'),
  handle: { meta: siteNameMeta, hideHeader: true },
};
