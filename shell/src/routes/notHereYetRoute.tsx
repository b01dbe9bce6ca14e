import type { RouteModule } from '@marquee/shared';
import { MessagePage } from './MessagePage.tsx';
import { texts } from './texts.ts';

function NotHereYetPage() {
  return <MessagePage title={texts.notHereYetTitle}>{texts.notHereYet}</MessagePage>;
}

/** An honest page for a route that is not built yet; docs/spec-coverage.md lists them. */
export const notHereYetRoute: RouteModule = {
  Component: NotHereYetPage,
  handle: {
    meta: ({ config, pathname }) => ({
      title: `${texts.notHereYetTitle} | ${config.site.name}`,
      canonicalPath: pathname,
      robots: 'noindex',
    }),
  },
};
