import {
  type HostKey,
  hostKindOf,
  liveNetworkKeys,
  type PageConfig,
  type SiteConfigInput,
  type SiteKey,
  siteKeySchema,
} from '@marquee/shared/domain';
import { sites } from './sources.ts';

/** A host's view of the network: all sites, its sister sites, and pictures in the host's style. */
export function networkOf(host: HostKey): Pick<PageConfig, 'sites' | 'networks' | 'images'> {
  // Readers' pages do not show subjects.
  const showsSubjects = hostKindOf(host) === 'creator';
  const live: readonly SiteKey[] = liveNetworkKeys;
  const known = siteKeySchema.options.flatMap((key) => {
    const config: SiteConfigInput | undefined = sites[key];
    if (!config) return [];
    const { name, description, subject, isForAdults, url } = config;
    const address = { key, url: url.base, label: name, ...(isForAdults ? { isForAdults } : {}) };
    return [{ address, description, subject }];
  });
  return {
    sites: known.map(({ address, subject }) => (showsSubjects ? { ...address, subject } : address)),
    networks: known
      .filter(({ address: { key } }) => key !== host && live.includes(key))
      .map(({ address, description }) => ({ ...address, description })),
    images: { cloudName: `/${host}`, secure: false },
  };
}
