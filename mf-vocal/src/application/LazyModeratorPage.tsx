import type { User } from '@marquee/shared/domain';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { useState } from 'react';
import { LoadingPage } from '../frame/LoadingPage.tsx';
import { MessagePage } from '../frame/MessagePage.tsx';
import { NotFoundPage } from '../home/NotFoundPage.tsx';
import { RequireUser } from '../session/RequireUser.tsx';
import { texts } from '../texts.ts';

const pages = {
  queue: onDemand(async () => (await import('../desk/queue/QueuePage.tsx')).QueuePage),
  curation: onDemand(async () => (await import('../curation/CurationPage.tsx')).CurationPage),
  review: onDemand(async () => (await import('../desk/review/ReviewPage.tsx')).ReviewPage),
};

/** A page for moderators, whose code only they load. For others there is no such page. */
export function LazyModeratorPage({ page }: { page: keyof typeof pages }) {
  return (
    <RequireUser>
      {(user) => (user.isAdmin ? <Opened key={page} page={page} user={user} /> : <NotFoundPage />)}
    </RequireUser>
  );
}

function Opened({ page, user }: { page: keyof typeof pages; user: User }) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);
  const Page = useOnDemand(pages[page], String(attempt), () => setFailed(attempt));
  if (Page) return <Page user={user} />;
  if (failed !== attempt) return <LoadingPage />;
  return (
    <MessagePage
      heading={texts.sessionFailedHeading}
      text={texts.unreachable}
      action={{ label: texts.tryAgain, run: () => setAttempt(attempt + 1) }}
    />
  );
}
