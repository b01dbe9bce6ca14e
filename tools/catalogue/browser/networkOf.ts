import {
  type HostKey,
  liveNetworkKeys,
  type PageConfig,
  type SiteConfigInput,
  type SiteKey,
  siteKeySchema,
} from '@marquee/shared/domain';
import { sites } from './sources.ts';

/** A host's view of the network: all sites, its sister sites, and pictures in its own picture language. */
export function networkOf(host: HostKey): Pick<PageConfig, 'sites' | 'networks' | 'images'> {
  const known = siteKeySchema.options.flatMap((key) => {
    const config: SiteConfigInput | undefined = sites[key];
    return config ? [{ key, config }] : [];
  });
  const entries = known.map(({ key, config: { name, description, isForAdults, url } }) => ({
    key,
    url: url.base,
    label: name,
    description,
    ...(isForAdults ? { isForAdults } : {}),
  }));
  const live: readonly SiteKey[] = liveNetworkKeys;
  return {
    sites: entries.map(({ description: _, ...site }) => site),
    networks: entries.filter(({ key }) => key !== host && live.includes(key)),
    images: { cloudName: `/${host}`, secure: false },
  };
}
