import type { RouteModule } from '@marquee/shared';
import { data } from '@marquee/shared/router';

/** Whatever no other route serves: thrown to the frame's error page with status 404. */
export const notFoundRoute: RouteModule = {
  Component: () => null,
  loader: () => {
    throw data('Not found', { status: 404 });
  },
  handle: { meta: ({ config, pathname }) => ({ title: config.site.name, canonicalPath: pathname, robots: 'noindex' }) },
};
