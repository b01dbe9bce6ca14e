import { type HostKey, hostKindOf, isSiteKey, type PageConfig, type SiteConfigInput } from '@marquee/shared/domain';
import { hosts } from './hosts.ts';
import { sites } from './sources.ts';

/** A host's view of the network: all sites, its sister sites, and pictures in the host's style. */
export function networkOf(host: HostKey): Pick<PageConfig, 'sites' | 'networks' | 'images'> {
  // Readers' pages do not show subjects.
  const showsSubjects = hostKindOf(host) === 'creator';
  const known = hosts.filter(isSiteKey).flatMap((key) => {
    const config: SiteConfigInput | undefined = sites[key];
    if (!config) return [];
    const { name, description, subject, timeZone, isForAdults, isLive, url } = config;
    const address = { key, url: url.base, label: name, ...(isForAdults ? { isForAdults } : {}) };
    return [{ address, description, subject, timeZone, isLive }];
  });
  return {
    sites: known.map(({ address, subject, timeZone }) => (showsSubjects ? { ...address, subject, timeZone } : address)),
    networks: known
      .filter(({ address: { key }, isLive }) => key !== host && isLive !== false)
      .map(({ address, description }) => ({ ...address, description })),
    images: { cloudName: `/${host}`, secure: false },
  };
}
