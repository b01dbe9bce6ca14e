import path from 'node:path';
import { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import type { PartialSet } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import { Hosts } from '../address/Hosts.ts';
import { apiOf, type ServerConfig } from '../config.ts';
import { DataSites } from '../network/DataSites.ts';
import { LiveNetwork } from '../network/LiveNetwork.ts';
import type { Overridden } from '../overrides/overridden.ts';
import { withOverrideBadge } from '../overrides/withOverrideBadge.ts';
import { PageService, type PageServiceParts } from '../pages/PageService.ts';
import { withDevPart } from '../releaseSet/devPart.ts';
import { type LoadedReleaseSet, loadReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import { ApiTransports } from '../upstream/apiTransport.ts';

export type AssembledSet = {
  releaseCache: ReleaseCache;
  hosts: Hosts;
  network: LiveNetwork;
  dataSites: DataSites;
  apis: ApiTransports;
  releaseSet: LoadedReleaseSet;
  pages: PageService;
};

export type AssemblyOptions = Pick<PageServiceParts, 'onPage' | 'onRender' | 'compress'> & {
  /** The part that differs for one browser; its pages show it. */
  override?: Overridden | null;
};

/** Loads a release set and all that is needed to make its pages, in this process and for its whole life. */
export async function assembleSet(
  config: ServerConfig,
  set: PartialSet,
  log: Logger,
  { override = null, ...pageOptions }: AssemblyOptions = {},
): Promise<AssembledSet> {
  const releaseCache = new ReleaseCache(path.join(config.dataDir, 'releases'));
  const apis = new ApiTransports(apiOf(config));
  const loaded = await loadReleaseSet(releaseCache, set);
  const hosts = new Hosts(config, Object.keys(loaded.sites));
  const shown = override ? withOverrideBadge(loaded, override) : loaded;
  const releaseSet = config.devPart ? withDevPart(shown, config.devPart) : shown;
  const network = new LiveNetwork({ api: apiOf(config), dataDir: config.dataDir, log });
  const dataSites = new DataSites({ sites: loaded.sites, siteCss: loaded.app.siteCss, dataDir: config.dataDir, log });
  network.follow((data) => {
    const served = dataSites.use(data);
    hosts.use({ ...data, sites: data.sites.filter(({ key }) => served.includes(key)) });
  });
  await network.useCopy();
  const pages = new PageService({ releaseSet, hosts, apis, config, log, now: Date.now, ...pageOptions });
  return { releaseCache, hosts, network, dataSites, apis, releaseSet, pages };
}
