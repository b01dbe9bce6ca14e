import { RequireUser } from '@marquee/vocal-kit/session/RequireUser.tsx';
import { AccountSettings } from './AccountSettings.tsx';

/** The account of the signed-in writer. */
export function AccountPage() {
  return <RequireUser>{(user) => <AccountSettings user={user} />}</RequireUser>;
}
