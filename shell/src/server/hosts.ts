import { type HostKey, liveNetworkKeys, type NetworkSite, type SiteAddress, siteKeys } from '@marquee/shared/domain';
import type { ShellConfig } from './config.ts';

type Addressing = Pick<ShellConfig, 'MARQUEE_DOMAIN' | 'PUBLIC_PROTOCOL' | 'PUBLIC_PORT' | 'PORT'>;

/** Finds out what a host shows, and where the others are. */
export class Hosts {
  readonly #byName = new Map<string, HostKey>();
  readonly #config: Addressing;

  constructor(config: Addressing) {
    this.#config = config;
    for (const key of [...siteKeys, 'vocal'] as const) this.#byName.set(this.#hostName(key), key);
    this.#byName.set(config.MARQUEE_DOMAIN, 'marquee');
  }

  /** Adds a host name of a site's own. */
  add(name: string, key: HostKey): void {
    this.#byName.set(name.toLowerCase(), key);
  }

  #hostName(key: HostKey): string {
    return `${key.toLowerCase()}.${this.#config.MARQUEE_DOMAIN}`;
  }

  /** What the `Host` header names, or null for a host that is not ours: never a guess. */
  keyOf(hostHeader: string | undefined): HostKey | null {
    const name = hostHeader?.toLowerCase().replace(/:\d+$/, '') ?? '';
    return this.#byName.get(name) ?? null;
  }

  /** Origin at which readers find a site: `http://beat.localhost:3000`. */
  originOf(key: HostKey): string {
    const { PUBLIC_PROTOCOL, PUBLIC_PORT, PORT } = this.#config;
    const port = PUBLIC_PORT ?? String(PORT);
    const isStandard = port === '' || port === (PUBLIC_PROTOCOL === 'https' ? '443' : '80');
    return `${PUBLIC_PROTOCOL}://${this.#hostName(key)}${isStandard ? '' : `:${port}`}`;
  }

  /** All ten sites: where each is, and its name. */
  allSites(nameOf: (site: HostKey) => string): SiteAddress[] {
    return siteKeys.map((key) => ({ key, url: this.originOf(key), label: nameOf(key) }));
  }

  /** The live networks as sister sites of one that is being read. */
  networksFor(key: HostKey, describe: (site: HostKey) => { name: string; description: string }): NetworkSite[] {
    return liveNetworkKeys
      .filter((network) => network !== key)
      .map((network) => {
        const { name, description } = describe(network);
        return { key: network, url: this.originOf(network), label: name, description };
      });
  }
}
