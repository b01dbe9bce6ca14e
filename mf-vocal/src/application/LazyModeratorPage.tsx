import { onDemand } from '@marquee/shared/page/onDemand';
import { NotFoundPage } from '@marquee/vocal-kit/application/NotFoundPage.tsx';
import { LazyPage } from '@marquee/vocal-kit/frame/LazyPage.tsx';
import { RequireUser } from '@marquee/vocal-kit/session/RequireUser.tsx';

const pages = {
  queue: onDemand(async () => (await import('../desk/queue/QueuePage.tsx')).QueuePage),
  curation: onDemand(async () => (await import('../curation/CurationPage.tsx')).CurationPage),
  money: onDemand(async () => (await import('../networkMoney/NetworkMoneyPage.tsx')).NetworkMoneyPage),
  review: onDemand(async () => (await import('../desk/review/ReviewPage.tsx')).ReviewPage),
};

/** A page for moderators, whose code only they load. For others there is no such page. */
export function LazyModeratorPage({ page }: { page: keyof typeof pages }) {
  return (
    <RequireUser>
      {(user) => (user.isAdmin ? <LazyPage key={page} page={pages[page]} user={user} /> : <NotFoundPage />)}
    </RequireUser>
  );
}
