import { demoAccounts } from './demoAccounts.ts';
import { isLaptopHost } from './isLaptopHost.ts';

/**
 * Checks whether a sign-in uses a published demo password on a host other than the local machine. Such a sign-in is
 * refused, even if the domain was unknown when the api started.
 */
export function isKnownDemoPassword(host: string, email: string, password: string): boolean {
  if (isLaptopHost(host)) return false;
  return Object.values(demoAccounts).some(
    (known) => known.password === password && known.email === email.toLowerCase(),
  );
}
