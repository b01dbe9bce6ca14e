import { demoAccounts } from './demoAccounts.ts';
import { isLaptopHost } from './isLaptopHost.ts';

/**
 * Whether a sign-in uses a password that stands in our sources, at a host that is not this machine's own. It lets nobody in
 * there, even where the start did not know the domain.
 */
export function isKnownDemoPassword(host: string, email: string, password: string): boolean {
  if (isLaptopHost(host)) return false;
  return Object.values(demoAccounts).some(
    (known) => known.password === password && known.email === email.toLowerCase(),
  );
}
