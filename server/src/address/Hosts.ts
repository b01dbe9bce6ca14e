import {
  creatorHost,
  type HostKey,
  hostKindOf,
  liveNetworkKeys,
  type NetworkSite,
  type SiteAddress,
  type SiteConfig,
  type SiteKey,
  siteKeys,
} from '@marquee/shared/domain';
import type { ServerConfig } from '../config.ts';

/** The part of a site's config that other sites need to link to it. */
type ConfigOf = (
  key: HostKey,
) => Pick<
  SiteConfig,
  'name' | 'description' | 'subject' | 'videoPlayers' | 'embeds' | 'mastodonHosts' | 'isForAdults' | 'affinity'
>;

type Addressing = Pick<ServerConfig, 'marqueeDomain' | 'publicProtocol' | 'publicPort' | 'port'> &
  Partial<Pick<ServerConfig, 'sites'>>;

/** Maps host names to keys of hosts, and keys to origins. */
export class Hosts {
  readonly #byName = new Map<string, HostKey>();
  readonly #config: Addressing;
  /** Sites that this network serves. */
  readonly sites: readonly SiteKey[];

  /**
   * @param released keys of the sites in the shell's release. An older release lacks the newest sites. All by default
   */
  constructor(config: Addressing, released: readonly string[] = siteKeys) {
    this.#config = config;
    this.sites = (config.sites ?? siteKeys).filter((site) => released.includes(site));
    for (const key of [...this.sites, creatorHost] as const) this.#byName.set(this.#hostName(key), key);
    this.add(config.marqueeDomain, 'marquee');
  }

  /** Adds a site's own host name, unless this network does not serve the site. */
  add(name: string, key: HostKey): void {
    if (this.#serves(key)) this.#byName.set(name.toLowerCase(), key);
  }

  #serves(key: HostKey): boolean {
    return key === creatorHost || this.sites.some((site) => site === key);
  }

  #hostName(key: HostKey): string {
    return `${key.toLowerCase()}.${this.#config.marqueeDomain}`;
  }

  /** Returns the key for a `Host` header. Null for an unknown host. */
  keyOf(hostHeader: string | undefined): HostKey | null {
    const name = hostHeader?.toLowerCase().replace(/:\d+$/, '') ?? '';
    return this.#byName.get(name) ?? null;
  }

  /** Returns the origin of a host, such as `http://beat.localhost:3000`. */
  originOf(key: HostKey): string {
    const { publicProtocol, publicPort, port: ownPort } = this.#config;
    const port = publicPort ?? String(ownPort);
    const isStandard = port === '' || port === (publicProtocol === 'https' ? '443' : '80');
    return `${publicProtocol}://${this.#hostName(key)}${isStandard ? '' : `:${port}`}`;
  }

  /**
   * All served sites. The site of the page comes first. The creator host gets them in their usual order, with subjects and players.
   */
  allSites(key: HostKey, configOf: ConfigOf): SiteAddress[] {
    const own = this.sites.filter((site) => site === key);
    return [...own, ...this.#othersThan(key, configOf)].map((site) => {
      if (hostKindOf(key) !== 'creator') return this.#addressOf(site, configOf);
      const { subject, videoPlayers, embeds, mastodonHosts } = configOf(site);
      const optional = {
        ...(subject && { subject }),
        ...(embeds && { embeds }),
        ...(mastodonHosts && { mastodonHosts }),
      };
      return { ...this.#addressOf(site, configOf), ...optional, videoPlayers };
    });
  }

  /** Returns the live networks as sister sites of a site, the nearest first. */
  networksFor(key: HostKey, configOf: ConfigOf): NetworkSite[] {
    const live: readonly SiteKey[] = liveNetworkKeys;
    return notFirstForAdults(
      this.#othersThan(key, configOf).filter((site) => live.includes(site)),
      configOf,
    ).map((site) => ({ ...this.#addressOf(site, configOf), description: configOf(site).description }));
  }

  /** Returns the sites that a site's config names as near, then the other sites, of which adult sites come last. */
  #othersThan(key: HostKey, configOf: ConfigOf): SiteKey[] {
    const { affinity = [] } = configOf(key);
    const others = this.sites.filter((site) => site !== key);
    const near = affinity.filter((site) => others.includes(site));
    const far = others.filter((site) => !affinity.includes(site));
    const isForAdults = (site: SiteKey) => Boolean(configOf(site).isForAdults);
    return notFirstForAdults(
      [...near, ...far.filter((site) => !isForAdults(site)), ...far.filter(isForAdults)],
      configOf,
    );
  }

  #addressOf(key: SiteKey, configOf: ConfigOf): SiteAddress {
    const { name, isForAdults } = configOf(key);
    return { key, url: this.originOf(key), label: name, ...(isForAdults ? { isForAdults } : {}) };
  }
}

/** Orders the sites so that an adult site is not the first, unless all sites are adult sites. */
function notFirstForAdults(sites: readonly SiteKey[], configOf: ConfigOf): SiteKey[] {
  const first = sites.find((site) => !configOf(site).isForAdults);
  return first ? [first, ...sites.filter((site) => site !== first)] : [...sites];
}
