import { type HostKey, type HostKind, hostKindOf } from '@marquee/shared/domain';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { setAutoFreeze } from 'immer';
import { loadRemoteModule, registerRemotes } from '../remotes/federationHost.ts';
import type { RouteEntry, RouteTable } from '../routeEntry.ts';
import { matchEntry } from '../routes/matchEntry.ts';
import { routeTable } from '../routes/routeTable.ts';
import type { PageArgument, Renderer, RequireFile, ServerRemote } from '../serverContract.ts';
import { PageRenderer } from './PageRenderer.tsx';

export { htmlDocument } from '../document/htmlDocument.ts';
export { themeCss as siteCss } from '../document/themeCss.ts';

/** Exports of a remote's entry, in the type of the federation runtime. */
type RemoteContainer = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

// A store lives for one render here, and freezing it took 3 % of the time. Browsers and tests freeze the store, so a
// mutation is found there.
setAutoFreeze(false);

/** The route tables of the process's release set, by the kind of host. */
let tables: Readonly<Record<HostKind, RouteTable>> = {
  site: routeTable('site', []),
  creator: routeTable('creator', []),
};

const entryOf = (host: HostKey, pathname: string): RouteEntry => matchEntry(tables[hostKindOf(host)], pathname);

/** Arguments of the query on which the page at a path depends. */
export function queryOf(host: HostKey, pathname: string): readonly PageArgument[] {
  return entryOf(host, pathname).query ?? [];
}

/** True if the page at a path is a private page (see glossary). */
export function isPrivate(host: HostKey, pathname: string): boolean {
  return entryOf(host, pathname).isPrivate ?? false;
}

/** The route table of a kind of host, for browsers. */
export function routesJson(kind: HostKind): string {
  return JSON.stringify(tables[kind]);
}

/** Loads an exposed module of a remote as its page does. @param name for example `mf_reader/home` */
export async function loadModule(name: string): Promise<unknown> {
  const [remote = '', expose = ''] = name.split('/');
  return loadRemoteModule(remote, expose);
}

/**
 * A renderer pinned to one release set.
 * @param requireFile loads a CommonJS file from the disk; the bundle's own `require` is webpack's
 */
export function createRenderer(remotes: readonly ServerRemote[], requireFile: RequireFile): Renderer {
  registerRemotes(
    remotes.map(({ name, version, entryFile }) => ({ name, version, entry: entryFile })),
    { name: 'local-entry', loadEntry: async ({ remoteInfo }) => requireFile(remoteInfo.entry) as RemoteContainer },
  );
  tables = { site: routeTable('site', remotes), creator: routeTable('creator', remotes) };
  return new PageRenderer(entryOf);
}
