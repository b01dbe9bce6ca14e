import { RequireUser } from '@marquee/vocal-kit/session/RequireUser.tsx';
import { Overview } from './Overview.tsx';

/** The home page of a signed-in user. */
export function HomePage() {
  return <RequireUser>{(user) => <Overview user={user} />}</RequireUser>;
}
