import { type SiteKey, siteKeys } from '@marquee/shared/domain';

/** Returns the site of the network with a host name such as `beat.example.com`. The bare domain belongs to `marquee`. */
export function siteOfHost(host: string, domain: string): SiteKey | undefined {
  return siteKeys.find((site) => host === `${site.toLowerCase()}.${domain}` || (site === 'marquee' && host === domain));
}
