import type { RouteObject } from '@marquee/shared/router';
import { AuthPage } from '../auth/AuthPage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { NotFoundPage } from '../home/NotFoundPage.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { BrokenPage } from './BrokenPage.tsx';

/** Every page of the creator platform. */
export const vocalRoutes: RouteObject[] = [
  {
    Component: SessionGate,
    ErrorBoundary: BrokenPage,
    children: [
      { path: '/auth', Component: AuthPage },
      { path: '/vocal', Component: HomePage },
      { path: '*', Component: NotFoundPage },
    ],
  },
];
