import { RequireUser } from '../session/RequireUser.tsx';
import { Overview } from './Overview.tsx';

/** The home page of who is signed in. */
export function HomePage() {
  return <RequireUser>{(user) => <Overview user={user} />}</RequireUser>;
}
