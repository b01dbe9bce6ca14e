import path from 'node:path';
import type { Logger } from 'pino';
import { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { ReleaseSet } from '../releases/releaseSet.ts';
import { ApiTransports } from './apiTransport.ts';
import type { ShellConfig } from './config.ts';
import { withDevPart } from './devPart.ts';
import { Hosts } from './hosts.ts';
import { type LoadedReleaseSet, loadReleaseSet } from './loadReleaseSet.ts';
import { PageService } from './PageService.ts';

export type AssembledSet = {
  store: ReleaseStore;
  hosts: Hosts;
  apis: ApiTransports;
  releaseSet: LoadedReleaseSet;
  pages: PageService;
};

/** Loads a release set and all that is needed to make its pages, in this process and for its whole life. */
export async function assembleSet(config: ShellConfig, set: ReleaseSet, log: Logger): Promise<AssembledSet> {
  const store = new ReleaseStore(path.join(config.DATA_DIR, 'releases'));
  const hosts = new Hosts(config);
  const apis = new ApiTransports(config.API_URL);
  const loaded = await loadReleaseSet(store, set);
  const releaseSet = config.DEV_PART ? withDevPart(loaded, config.DEV_PART) : loaded;
  for (const { config: site } of Object.values(loaded.sites)) for (const name of site.hosts) hosts.add(name, site.key);
  const pages = new PageService({ releaseSet, hosts, apis, config, log, now: Date.now });
  return { store, hosts, apis, releaseSet, pages };
}
