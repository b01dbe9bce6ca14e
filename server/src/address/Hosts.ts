import type { NetworkData } from '@marquee/platform/network/networkData.ts';
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

/** Maximum length of a `Host` header: 253 characters of a name, a dot, and a port. */
const maxHeaderLength = 260;

/** The part of the network's data that concerns hosts. */
type HostData = Pick<NetworkData, 'domain' | 'hosts'> & { sites: readonly { key: SiteKey }[] };

/** The host of a request. Pages of a name that is not canonical are redirected to `originOf(key)`. */
export type FoundHost = { key: HostKey; isCanonical: boolean };

/** Maps host names to keys of hosts, and keys to origins. */
export class Hosts {
  readonly #config: Addressing;
  /** Sites of the release that this network serves. */
  readonly #released: readonly SiteKey[];
  #sites: readonly SiteKey[] = [];
  #byName = new Map<string, FoundHost>();
  /** Canonical names that an operator has chosen. */
  #chosen = new Map<HostKey, string>();
  #revision = 0;

  /** @param released keys of the hosts in the shell's release, in their order */
  constructor(config: Addressing, released: readonly HostKey[]) {
    this.#config = config;
    this.#released = released.filter((host) => hostKindOf(host) === 'site' && isNamed(config.sites ?? 'all', host));
    this.use({ domain: config.marqueeDomain, hosts: [], sites: [] });
  }

  /** Sites that this network serves, in their order: those of the release, and then those of data. */
  get sites(): readonly SiteKey[] {
    return this.#sites;
  }

  /** Changes with the addresses and the sites, so that callers know when values made from them are outdated. */
  get revision(): number {
    return this.#revision;
  }

  /**
   * Replaces the sites of data, and the host names that operators have added. Names of another domain's network or of
   * unserved sites do not count.
   */
  use({ domain, hosts, sites }: HostData): void {
    const added = sites.map(({ key }) => key).filter((key) => !this.#released.includes(key));
    this.#sites = [...this.#released, ...added];
    const own = domain === this.#config.marqueeDomain ? hosts : [];
    const served = own.flatMap(({ name, host, isCanonical }) => {
      const key = this.#served.find((one) => one === host);
      return key ? [{ name, key, isCanonical }] : [];
    });
    this.#chosen = new Map(served.flatMap(({ name, key, isCanonical }) => (isCanonical ? [[key, name] as const] : [])));
    const isUsual = (key: HostKey) => !this.#chosen.has(key);
    const usual = this.#served.map((key) => [this.#usualName(key), { key, isCanonical: isUsual(key) }] as const);
    this.#byName = new Map([
      ...usual,
      ...(this.#serves('marquee')
        ? [[this.#config.marqueeDomain, { key: 'marquee', isCanonical: isUsual('marquee') }] as const]
        : []),
      // Last, because an operator can give the bare domain to another site.
      ...served.map(({ name, key, isCanonical }) => [name, { key, isCanonical }] as const),
    ]);
    this.#revision += 1;
  }

  get #served(): readonly HostKey[] {
    return [...this.sites, creatorHost];
  }

  #serves(host: HostKey): boolean {
    return this.#served.includes(host);
  }

  #usualName(host: HostKey): string {
    return `${host.toLowerCase()}.${this.#config.marqueeDomain}`;
  }

  /**
   * Finds the host that a `Host` header names, in any case, with or without a port. A name with a trailing dot is the
   * same host and not canonical, because browsers take it for another origin. Null for an unknown host.
   */
  find(hostHeader: string | undefined): FoundHost | null {
    if (!hostHeader || hostHeader.length > maxHeaderLength) return null;
    const name = hostHeader.toLowerCase().replace(/:\d+$/, '');
    const known = this.#byName.get(name);
    if (known || !name.endsWith('.')) return known ?? null;
    const dotless = this.#byName.get(name.slice(0, -1));
    return dotless ? { key: dotless.key, isCanonical: false } : null;
  }

  /** Returns the key for a `Host` header. Null for an unknown host. */
  keyOf(hostHeader: string | undefined): HostKey | null {
    return this.find(hostHeader)?.key ?? null;
  }

  /** Returns the origin of a host, such as `http://beat.localhost:3000`. */
  originOf(host: HostKey): string {
    const { publicProtocol, publicPort, port: ownPort } = this.#config;
    const port = publicPort ?? String(ownPort);
    const isStandard = port === '' || port === (publicProtocol === 'https' ? '443' : '80');
    const name = this.#chosen.get(host) ?? this.#usualName(host);
    return `${publicProtocol}://${name}${isStandard ? '' : `:${port}`}`;
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
