import type { RouteModule } from '@marquee/shared';
import { MessagePage } from '../page/MessagePage.tsx';
import { TryAgain } from '../page/TryAgain.tsx';
import { texts } from '../page/texts.ts';
import { SavedPages } from './SavedPages.tsx';

function OfflinePage() {
  return (
    <MessagePage title={texts.offlineTitle} text={texts.offline} actions={<TryAgain />}>
      <SavedPages />
    </MessagePage>
  );
}

/**
 * Page of the service worker for any address that it cannot serve without a connection. Its small script replaces the
 * application, which would look for the page of the address (shell/src/offline).
 */
export const offlineRoute: RouteModule = {
  Component: OfflinePage,
  handle: {
    meta: ({ config }) => ({
      title: `${texts.offlineTitle} | ${config.site.name}`,
      canonicalPath: '/offline',
      robots: 'noindex',
    }),
  },
};
