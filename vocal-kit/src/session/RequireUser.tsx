import type { User } from '@marquee/shared/domain';
import { useLocation } from '@marquee/shared/router';
import type { ReactNode } from 'react';
import { GoTo } from '../frame/GoTo.tsx';
import { SecondFactorGate } from './SecondFactorGate.tsx';
import { useSession } from './useSession.ts';

/** Page that an account without its second factor can reach, to set one up. */
const accountPath = '/vocal/account';

/**
 * Shows a page to a signed-in user. Other visitors are sent to sign in and then come back. A user whose role needs a
 * second factor is sent to set one up.
 */
export function RequireUser({ children }: { children: (user: User) => ReactNode }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user?.needsSecondFactor && pathname !== accountPath) return <SecondFactorGate user={user} />;
  if (user) return children(user);
  return <GoTo path={`/auth?${new URLSearchParams({ next: pathname + search })}`} />;
}
