import type { RouteModule } from '@marquee/shared';
import { redirectDocument } from '@marquee/shared/router';

/** The creator host's `/`: only the server knows where it leads, to the door or to the desk. */
export const creatorIndexRoute: RouteModule = {
  Component: () => null,
  loader: () => redirectDocument('/'),
  handle: { meta: ({ config, pathname }) => ({ title: config.site.name, canonicalPath: pathname }), hideHeader: true },
};
