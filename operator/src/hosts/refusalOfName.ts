import { creatorHost, type HostKey, type SiteKey } from '@marquee/shared/domain';
import { usualName } from '../sites/usualName.ts';

/**
 * Says why a name below the network's domain cannot belong to a host. Undefined if it can.
 * @param sites keys of the network's sites
 */
export function refusalOfName(
  name: string,
  host: HostKey,
  domain: string,
  sites: readonly SiteKey[],
): string | undefined {
  if (name === usualName(host, domain))
    return `${name} is the usual name of ${host}, which needs no entry. It redirects while ${host} has a canonical name of its own.`;
  const owner = [...sites, creatorHost].find(
    (other) => other !== host && `.${name}`.endsWith(`.${usualName(other, domain)}`),
  );
  return owner && `${name} belongs to ${owner}, because it is below ${domain}.`;
}
