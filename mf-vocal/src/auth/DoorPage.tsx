import { useSearchParams } from '@marquee/shared/router';
import { AuthPage } from './AuthPage.tsx';
import { recoveryWayOf } from './address/authAddress.ts';
import { RecoveryPage } from './recovery/RecoveryPage.tsx';

/** The page for people without a session: sign-in and sign-up, or the recovery of a password or an address. */
export function DoorPage() {
  const [search] = useSearchParams();
  const way = recoveryWayOf(search);
  // Each way is a page of its own: nothing typed or answered goes over to the next.
  return way ? <RecoveryPage key={way} way={way} /> : <AuthPage />;
}
