/**
 * Checks whether a host is on a list.
 * @param hosts names such as `i.ytimg.com`; `*.example.com` means every host below `example.com`.
 */
export function isAllowedHost(hosts: readonly string[], host: string): boolean {
  return hosts.some((allowed) => (allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed));
}
