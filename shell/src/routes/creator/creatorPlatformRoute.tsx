import type { RouteModule } from '@marquee/shared';
import { VocalSlot } from './VocalSlot.tsx';

/** The creator platform's place on its own host: the slot into which single-spa mounts the platform's application. */
export const creatorPlatformRoute: RouteModule = {
  Component: VocalSlot,
  handle: {
    meta: ({ config, pathname }) => ({ title: config.site.metaTitle, canonicalPath: pathname, robots: 'noindex' }),
    hideHeader: true,
    ownsQuery: true,
  },
};
