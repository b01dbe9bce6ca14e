import { mountedPaths } from '@marquee/shared/domain';
import type { RouteObject } from '@marquee/shared/router';
import { NotFoundPage } from '@marquee/vocal-kit/application/NotFoundPage.tsx';
import { LoadingPage } from '@marquee/vocal-kit/frame/LoadingPage.tsx';
import { AccountPage } from '../account/AccountPage.tsx';
import { LazyEditorPage } from '../editor/page/LazyEditorPage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { NoticesPage } from '../notices/NoticesPage.tsx';
import { PostsPage } from '../posts/PostsPage.tsx';
import { LazyMoneyPage } from './LazyMoneyPage.tsx';
import { LazyPitchesPage } from './LazyPitchesPage.tsx';

/** Every page of the creator platform but the moderators' pages. */
export const vocalPages: RouteObject[] = [
  { path: '/vocal', Component: HomePage },
  { path: '/vocal/posts', Component: PostsPage },
  { path: '/vocal/posts/:id', Component: LazyEditorPage },
  { path: '/vocal/money/:part?', Component: LazyMoneyPage },
  { path: '/vocal/pitches', Component: LazyPitchesPage },
  { path: '/vocal/notices', Component: NoticesPage },
  { path: '/vocal/account', Component: AccountPage },
  // The moderators' application replaces this one as soon as it has loaded.
  ...mountedPaths('mf-desk').map((path) => ({ path: `${path}/*`, Component: LoadingPage })),
  { path: '/vocal/*', Component: NotFoundPage },
];
