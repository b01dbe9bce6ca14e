import { type Action, may, rightsOf } from '@marquee/shared/domain';
import { onDemand } from '@marquee/shared/page/onDemand';
import type { RouteObject } from '@marquee/shared/router';
import { NotFoundPage } from '@marquee/vocal-kit/application/NotFoundPage.tsx';
import { LazyPage } from '@marquee/vocal-kit/frame/LazyPage.tsx';
import { RequireUser } from '@marquee/vocal-kit/session/RequireUser.tsx';

const pages = {
  queue: onDemand(async () => (await import('../review/queue/QueuePage.tsx')).QueuePage),
  review: onDemand(async () => (await import('../review/post/ReviewPage.tsx')).ReviewPage),
  curation: onDemand(async () => (await import('../curation/CurationPage.tsx')).CurationPage),
  people: onDemand(async () => (await import('../people/PeoplePage.tsx')).PeoplePage),
  audit: onDemand(async () => (await import('../audit/AuditPage.tsx')).AuditPage),
  planning: onDemand(async () => (await import('../planning/PlanningPage.tsx')).PlanningPage),
  board: onDemand(async () => (await import('../board/BoardPage.tsx')).BoardPage),
  media: onDemand(async () => (await import('../media/MediaPage.tsx')).MediaPage),
  reads: onDemand(async () => (await import('../reads/ReadsPage.tsx')).ReadsPage),
  money: onDemand(async () => (await import('../money/NetworkMoneyPage.tsx')).NetworkMoneyPage),
};

/** The action that an account needs for a page. The api decides about each post and site. */
const actions = {
  queue: 'readQueue',
  review: 'readQueue',
  curation: 'curate',
  people: 'managePeople',
  audit: 'readAudit',
  planning: 'readPlan',
  board: 'readQueue',
  media: 'readMedia',
  reads: 'readReads',
  money: 'readNetworkMoney',
} as const satisfies Record<keyof typeof pages, Action>;

/** A page for accounts with a role. Shows other accounts that there is no such page. */
function RolePage({ page }: { page: keyof typeof pages }) {
  return (
    <RequireUser>
      {(user) =>
        may(rightsOf(user), actions[page]) ? <LazyPage key={page} page={pages[page]} user={user} /> : <NotFoundPage />
      }
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
  { path: '/vocal/review', element: <RolePage page="queue" /> },
  { path: '/vocal/review/:id', element: <RolePage page="review" /> },
  { path: '/vocal/desk/posts', element: <RolePage page="board" /> },
  { path: '/vocal/desk/media/:id?', element: <RolePage page="media" /> },
  { path: '/vocal/desk/planning', element: <RolePage page="planning" /> },
  { path: '/vocal/desk/reads', element: <RolePage page="reads" /> },
  { path: '/vocal/desk/money/:part?', element: <RolePage page="money" /> },
  { path: '/vocal/desk/people', element: <RolePage page="people" /> },
  { path: '/vocal/desk/audit', element: <RolePage page="audit" /> },
  { path: '/vocal/curation', element: <RolePage page="curation" /> },
  { path: '/vocal/curation/:site/:kind?/:id?', element: <RolePage page="curation" /> },
  ...paths.map((path) => ({ path: `${path}/*`, Component: NotFoundPage })),
];
