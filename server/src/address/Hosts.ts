import {
  creatorHost,
  type HostKey,
  hostKindOf,
  isNamed,
  type NetworkSite,
  type SiteAddress,
  type SiteConfig,
  type SiteKey,
} from '@marquee/shared/domain';
import type { ServerConfig } from '../config.ts';

/** The part of a site's config that other sites need to link to it. */
type LinkedConfig = Pick<
  SiteConfig,
  | 'name'
  | 'description'
  | 'subject'
  | 'timeZone'
  | 'isLive'
  | 'videoPlayers'
  | 'embeds'
  | 'mastodonHosts'
  | 'starters'
  | 'isForAdults'
  | 'affinity'
>;
type ConfigOf = (host: HostKey) => LinkedConfig;

type Addressing = Pick<ServerConfig, 'marqueeDomain' | 'publicProtocol' | 'publicPort' | 'port'> &
  Partial<Pick<ServerConfig, 'sites'>>;

/** Maps host names to keys of hosts, and keys to origins. */
export class Hosts {
  readonly #byName = new Map<string, HostKey>();
  readonly #config: Addressing;
  /** Sites that this network serves, in their order. */
  readonly sites: readonly SiteKey[];

  /** @param released keys of the hosts in the shell's release, in their order */
  constructor(config: Addressing, released: readonly HostKey[]) {
    this.#config = config;
    this.sites = released.filter((host) => hostKindOf(host) === 'site' && isNamed(config.sites ?? 'all', host));
    for (const host of [...this.sites, creatorHost]) this.#byName.set(this.#hostName(host), host);
    this.add(config.marqueeDomain, 'marquee');
  }

  /** Adds a site's own host name, unless this network does not serve the site. */
  add(name: string, host: HostKey): void {
    if (this.#serves(host)) this.#byName.set(name.toLowerCase(), host);
  }

  #serves(host: HostKey): boolean {
    return host === creatorHost || this.sites.some((site) => site === host);
  }

  #hostName(host: HostKey): string {
    return `${host.toLowerCase()}.${this.#config.marqueeDomain}`;
  }

  /** Returns the key for a `Host` header. Null for an unknown host. */
  keyOf(hostHeader: string | undefined): HostKey | null {
    const name = hostHeader?.toLowerCase().replace(/:\d+$/, '') ?? '';
    return this.#byName.get(name) ?? null;
  }

  /** Returns the origin of a host, such as `http://beat.localhost:3000`. */
  originOf(host: HostKey): string {
    const { publicProtocol, publicPort, port: ownPort } = this.#config;
    const port = publicPort ?? String(ownPort);
    const isStandard = port === '' || port === (publicProtocol === 'https' ? '443' : '80');
    return `${publicProtocol}://${this.#hostName(host)}${isStandard ? '' : `:${port}`}`;
  }

  /**
   * All served sites. The site of the page comes first. The creator host gets them in their usual order, with subjects,
   * time zones and players.
   */
  allSites(host: HostKey, configOf: ConfigOf): SiteAddress[] {
    const own = this.sites.filter((site) => site === host);
    return [...own, ...this.#othersThan(host, configOf)].map((site) => {
      if (hostKindOf(host) !== 'creator') return this.#addressOf(site, configOf);
      const { subject, timeZone, videoPlayers, embeds, mastodonHosts, starters } = configOf(site);
      const optional = {
        ...(subject && { subject }),
        ...(timeZone && { timeZone }),
        ...(embeds && { embeds }),
        ...(mastodonHosts && { mastodonHosts }),
        ...(starters && { starters }),
      };
      return { ...this.#addressOf(site, configOf), ...optional, videoPlayers };
    });
  }

  /** Returns the live networks as sister sites of a site, the nearest first. Releases before 2026-12 do not say which are live. */
  networksFor(host: HostKey, configOf: ConfigOf): NetworkSite[] {
    return notFirstForAdults(
      this.#othersThan(host, configOf).filter((site) => configOf(site).isLive !== false),
      configOf,
    ).map((site) => ({ ...this.#addressOf(site, configOf), description: configOf(site).description }));
  }

  /** Returns the sites that a site's config names as near, then the other sites, of which adult sites come last. */
  #othersThan(host: HostKey, configOf: ConfigOf): SiteKey[] {
    const { affinity = [] } = configOf(host);
    const others = this.sites.filter((site) => site !== host);
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
