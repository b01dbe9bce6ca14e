/**
 * Path after signing in: the `next` of the address if that is a page of the platform on this host, otherwise the home
 * page.
 * @param origin of this host; an address that resolves to another origin is never followed
 */
export function pathAfterSignIn(next: string | null, origin: string): string {
  const home = '/vocal';
  if (!next?.startsWith(home) || !URL.canParse(next, origin)) return home;
  const address = new URL(next, origin);
  const isOurs = address.origin === origin && /^\/vocal(\/|$)/.test(address.pathname);
  return isOurs ? address.pathname + address.search + address.hash : home;
}
