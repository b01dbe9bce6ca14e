import path from 'node:path';
import type { DataSite } from '@marquee/platform/network/dataSite.ts';
import type { NetworkData } from '@marquee/platform/network/networkData.ts';
import type { BuiltSite } from '@marquee/releases/builtSites.ts';
import type { HostKey, SiteKey } from '@marquee/shared/domain';
import type { ServerApp } from '@marquee/shell/serverContract';
import type { Logger } from 'pino';
import { siteFolder } from './siteFiles.ts';

type DataSitesParts = {
  /** Sites of the release set. Sites of data are added to them. */
  sites: Record<HostKey, BuiltSite>;
  /** Writes the style of a site. A shell before 1.5 of the contract cannot, so it serves no sites of data. */
  siteCss: ServerApp['siteCss'];
  dataDir: string;
  log: Pick<Logger, 'error'>;
};

/** The network's sites of data, as sites of this process's release set. */
export class DataSites {
  readonly #parts: DataSitesParts;
  readonly #released: ReadonlySet<HostKey>;
  #versions = new Map<SiteKey, string>();

  constructor(parts: DataSitesParts) {
    this.#parts = parts;
    this.#released = new Set(Object.keys(parts.sites));
  }

  /**
   * Replaces the sites of data. A folder of the release has precedence over a site of data with the same key.
   * @returns the keys of the sites that this release set can serve
   */
  use({ sites }: Pick<NetworkData, 'sites'>): SiteKey[] {
    for (const key of this.#versions.keys()) delete this.#parts.sites[key];
    this.#versions = new Map();
    for (const site of sites) this.#add(site);
    return [...this.#versions.keys()];
  }

  #add(site: DataSite): void {
    const { siteCss, log } = this.#parts;
    const { key, version } = site;
    if (this.#released.has(key)) return;
    if (!siteCss) {
      log.error({ site: key }, 'cannot serve a site of data, because the live shell is too old; release the shell');
      return;
    }
    this.#parts.sites[key] = builtSite(site, siteCss);
    this.#versions.set(key, version);
  }

  /** Returns the folder with the files of a site of data. Null for a site of the release. */
  folderOf(key: string): string | null {
    const version = this.#versions.get(key);
    return version === undefined ? null : path.resolve(siteFolder(this.#parts.dataDir, { key, version }));
  }
}

function builtSite({ config, theme, assets }: DataSite, siteCss: NonNullable<ServerApp['siteCss']>): BuiltSite {
  const { fonts, fontBytes, logos, fontFaces, fontStacks } = assets;
  const colour = (scheme: 'light' | 'dark', name: string) => theme[scheme][name] ?? '#ffffff';
  return {
    ...{ config, fonts, fontBytes, logos },
    css: siteCss({ theme, logos, fontFaces, fontStacks, isForAdults: config.isForAdults }),
    themeColour: { light: colour('light', 'header'), dark: colour('dark', 'header') },
    paperColour: colour(theme.preferred, 'paper'),
  };
}
