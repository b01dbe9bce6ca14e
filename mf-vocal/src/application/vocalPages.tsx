import type { RouteObject } from '@marquee/shared/router';
import { NotFoundPage } from '@marquee/vocal-kit/application/NotFoundPage.tsx';
import { AccountPage } from '../account/AccountPage.tsx';
import { LazyEditorPage } from '../editor/page/LazyEditorPage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { NoticesPage } from '../notices/NoticesPage.tsx';
import { PostsPage } from '../posts/PostsPage.tsx';
import { LazyModeratorPage } from './LazyModeratorPage.tsx';
import { LazyMoneyPage } from './LazyMoneyPage.tsx';

/** Every page of the creator platform. */
export const vocalPages: RouteObject[] = [
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
];
