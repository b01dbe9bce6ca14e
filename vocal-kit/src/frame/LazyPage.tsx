import type { User } from '@marquee/shared/domain';
import type { OnDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { MessagePage } from './MessagePage.tsx';

type LazyPageProps = { page: OnDemand<{ user: User }>; user: User };

/** A page of a signed-in user whose code is loaded when the page is opened. */
export function LazyPage({ page, user }: LazyPageProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);
  const Page = useOnDemand(page, String(attempt), () => setFailed(attempt));
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
