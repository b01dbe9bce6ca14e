import type { SiteKey } from '@marquee/shared/domain';

/** Returns the site among `sites` with a host name such as `beat.example.com`. The bare domain belongs to `marquee`. */
export function siteOfHost(host: string, domain: string, sites: readonly SiteKey[]): SiteKey | undefined {
  return sites.find((site) => host === `${site.toLowerCase()}.${domain}` || (site === 'marquee' && host === domain));
}
