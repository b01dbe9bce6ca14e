import type { User } from '@marquee/shared/domain';
import { useLocation } from '@marquee/shared/router';
import type { ReactNode } from 'react';
import { GoTo } from '../frame/GoTo.tsx';
import { useSession } from './useSession.ts';

/** Shows a page to a signed-in user. Other visitors are sent to sign in and then come back. */
export function RequireUser({ children }: { children: (user: User) => ReactNode }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user) return children(user);
  return <GoTo path={`/auth?${new URLSearchParams({ next: pathname + search })}`} />;
}
