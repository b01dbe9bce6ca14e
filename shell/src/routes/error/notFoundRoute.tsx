import type { RouteModule } from '@marquee/shared';
import { data } from '@marquee/shared/router';
import { siteNameMeta } from '../page/liveHandle.ts';

/** Every address that no other route serves: throws to the frame's error page with status 404. */
export const notFoundRoute: RouteModule = {
  Component: () => null,
  loader: () => {
    throw data('Not found', { status: 404 });
  },
  handle: { meta: (page) => ({ ...siteNameMeta(page), robots: 'noindex' }) },
};
