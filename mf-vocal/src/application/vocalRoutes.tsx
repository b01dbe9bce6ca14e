import type { RouteObject } from '@marquee/shared/router';
import { AccountPage } from '../account/AccountPage.tsx';
import { LazyEditorPage } from '../editor/page/LazyEditorPage.tsx';
import { LoadingPage } from '../frame/LoadingPage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { NotFoundPage } from '../home/NotFoundPage.tsx';
import { NoticesPage } from '../notices/NoticesPage.tsx';
import { PostsPage } from '../posts/PostsPage.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { LazyModeratorPage } from './LazyModeratorPage.tsx';
import { LazyMoneyPage } from './LazyMoneyPage.tsx';

/** Every page of the creator platform. */
export const vocalRoutes: RouteObject[] = [
  {
    Component: SessionGate,
    ErrorBoundary: BrokenPage,
    children: [
      { path: '/vocal', Component: HomePage },
      { path: '/vocal/posts', Component: PostsPage },
      { path: '/vocal/posts/:id', Component: LazyEditorPage },
      { path: '/vocal/money/:part?', Component: LazyMoneyPage },
      { path: '/vocal/notices', Component: NoticesPage },
      { path: '/vocal/review', element: <LazyModeratorPage page="queue" /> },
      { path: '/vocal/review/:id', element: <LazyModeratorPage page="review" /> },
      { path: '/vocal/desk/money/:part?', element: <LazyModeratorPage page="money" /> },
      { path: '/vocal/curation', element: <LazyModeratorPage page="curation" /> },
      { path: '/vocal/curation/:site/:kind?/:id?', element: <LazyModeratorPage page="curation" /> },
      { path: '/vocal/account', Component: AccountPage },
      { path: '/vocal/*', Component: NotFoundPage },
      // A page of the shell, as the door: single-spa is about to take the platform away, which must not send anybody elsewhere.
      { path: '*', Component: LoadingPage },
    ],
  },
];
