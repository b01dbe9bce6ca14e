import { onDemand } from '@marquee/shared/page/onDemand';
import type { RouteObject } from '@marquee/shared/router';
import { NotFoundPage } from '@marquee/vocal-kit/application/NotFoundPage.tsx';
import { LazyPage } from '@marquee/vocal-kit/frame/LazyPage.tsx';
import { RequireUser } from '@marquee/vocal-kit/session/RequireUser.tsx';

const pages = {
  queue: onDemand(async () => (await import('../review/queue/QueuePage.tsx')).QueuePage),
  review: onDemand(async () => (await import('../review/post/ReviewPage.tsx')).ReviewPage),
  curation: onDemand(async () => (await import('../curation/CurationPage.tsx')).CurationPage),
  money: onDemand(async () => (await import('../money/NetworkMoneyPage.tsx')).NetworkMoneyPage),
};

/** A page for moderators. Shows other accounts that there is no such page. */
function ModeratorPage({ page }: { page: keyof typeof pages }) {
  return (
    <RequireUser>
      {(user) => (user.isAdmin ? <LazyPage key={page} page={pages[page]} user={user} /> : <NotFoundPage />)}
    </RequireUser>
  );
}

/**
 * The paths of this part, as in `parts.ts`. They are repeated here because this part is first released beside a shell whose contract lacks
 * them.
 */
const paths = ['/vocal/review', '/vocal/curation', '/vocal/desk'];

/** Every page below the paths of this part (`parts.ts`). */
export const deskPages: RouteObject[] = [
  { path: '/vocal/review', element: <ModeratorPage page="queue" /> },
  { path: '/vocal/review/:id', element: <ModeratorPage page="review" /> },
  { path: '/vocal/desk/money/:part?', element: <ModeratorPage page="money" /> },
  { path: '/vocal/curation', element: <ModeratorPage page="curation" /> },
  { path: '/vocal/curation/:site/:kind?/:id?', element: <ModeratorPage page="curation" /> },
  ...paths.map((path) => ({ path: `${path}/*`, Component: NotFoundPage })),
];
