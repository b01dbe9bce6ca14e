import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuiltSites } from '@marquee/releases/builtSites.ts';
import { inOrder, manifestsOf } from '@marquee/releases/gate/CheckContext.ts';
import type { Manifest } from '@marquee/releases/manifest.ts';
import type { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import { type PartialSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import { serverContractProblem } from '@marquee/releases/serverContract.ts';
import type { ServerApp } from '@marquee/shell/serverContract';
import { assetPath, type PageReleases, pageReleases } from './pageReleases.ts';
import { loadInOrder, routeModules } from './routeModules.ts';
import { type RouteTables, routeTables } from './routeTables.ts';
import { serverContracts } from './serverContracts.ts';

/** A release set in this process: its renderer, its sites, and the data of its files for pages. */
export type LoadedReleaseSet = PageReleases & {
  name: string;
  set: PartialSet;
  app: ServerApp;
  renderer: ReturnType<ServerApp['createRenderer']>;
  /** Loads an exposed module. A shell before 1.3 of the contract loads modules with their pages only, so nothing happens here. */
  loadModule: (name: string) => Promise<unknown>;
  /** Loads all modules that render pages, in an order that depends on the set alone. */
  loadModules: () => Promise<void>;
  sites: BuiltSites;
  bootScript: { src: string; integrity: string };
  /** Address of the shell's application. */
  mainScript: string;
  /** Address of its substitute on the offline page. */
  offlineScript: string;
  /** Source of the service worker, and of the one that removes it. */
  serviceWorkers: { live: string; retired: string };
  routeTables: RouteTables;
  /** Origin of a dev server that pages may load from. Null but for `npm run dev`. */
  devOrigin: string | null;
};

/**
 * Loads a set from the store. A process does so once: module state belongs to one set for its whole life.
 * @param set may lack a new part in the gate, never in a worker
 * @throws when the shell keeps to a version of the server contract that this server does not understand
 */
export async function loadReleaseSet(store: ReleaseCache, set: PartialSet): Promise<LoadedReleaseSet> {
  const manifests = await manifestsOf(store, set);
  const requireFile = createRequire(import.meta.url);
  const serverFile = ({ name, version, server }: Manifest, file: string) => {
    if (!server) throw new Error(`${name}@${version} has no files for the server`);
    return path.join(store.folder(name, version), 'server', file);
  };

  const shell = manifests.shell;
  const problem = serverContractProblem(shell, serverContracts);
  if (problem) throw new Error(problem);
  const app = requireFile(serverFile(shell, shell.server?.entry ?? '')) as ServerApp;
  const sites = JSON.parse(await readFile(serverFile(shell, 'sites.json'), 'utf8')) as BuiltSites;
  const remotes = inOrder(manifests).filter(({ federationName }) => federationName);
  const renderer = app.createRenderer(
    remotes
      .filter(({ server }) => server)
      .map((manifest) => ({
        name: manifest.federationName ?? '',
        version: manifest.version,
        entryFile: serverFile(manifest, manifest.server?.entry ?? ''),
        ...(manifest.routes && { routes: manifest.routes }),
      })),
    requireFile,
  );

  const loadModule = async (name: string) => app.loadModule?.(name);
  const tables = routeTables(app);
  const bootSource = assetPath('shell', shell.version, 'boot.js');
  return {
    name: releaseSetName(set),
    set,
    app,
    renderer,
    loadModule,
    loadModules: () => loadInOrder(routeModules(inOrder(manifests)), loadModule),
    sites,
    ...pageReleases(manifests, tables),
    routeTables: tables,
    bootScript: { src: bootSource, integrity: shell.browser.files['boot.js']?.integrity ?? '' },
    mainScript: assetPath('shell', shell.version, shell.browser.entry),
    offlineScript: assetPath('shell', shell.version, 'offline.js'),
    serviceWorkers: {
      // The version makes it another script with every release, so browsers fetch the offline page again.
      live: `/* ${shell.version} */\n${await readFile(serverFile(shell, 'serviceWorker.js'), 'utf8')}`,
      retired: await readFile(serverFile(shell, 'retiredServiceWorker.js'), 'utf8'),
    },
    devOrigin: null,
  };
}
