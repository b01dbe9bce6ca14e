import type { HostKey, HostKind } from '@marquee/shared/domain';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { setAutoFreeze } from 'immer';
import { registerRemotes } from '../remotes/federationHost.ts';
import type { RouteTable } from '../routeEntry.ts';
import { routeTable } from '../routes/routeTable.ts';
import type { PageArgument, Renderer, RequireFile, ServerRemote } from '../serverContract.ts';
import { KnownEntries } from './KnownEntries.ts';
import { PageRenderer } from './PageRenderer.tsx';

export { htmlDocument } from '../document/htmlDocument.ts';

/** Exports of a remote's entry, in the type of the federation runtime. */
type RemoteContainer = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

// A store lives for one render here, and freezing it took 3 % of that. Browsers and tests freeze, and notice a change.
setAutoFreeze(false);

/** The route tables of the process's release set, by the kind of host, and their entries by path. */
let tables: Readonly<Record<HostKind, RouteTable>> = {
  site: routeTable('site', []),
  creator: routeTable('creator', []),
};
let entries = new KnownEntries(tables);

/** Arguments of the query on which the page at a path depends. */
export function queryOf(host: HostKey, pathname: string): readonly PageArgument[] {
  return entries.at(host, pathname).query ?? [];
}

/** Whether the page at a path is only for whoever has the address. */
export function isPrivate(host: HostKey, pathname: string): boolean {
  return entries.at(host, pathname).isPrivate ?? false;
}

/** The route table of a kind of host, for browsers. */
export function routesJson(kind: HostKind): string {
  return JSON.stringify(tables[kind]);
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
  entries = new KnownEntries(tables);
  return new PageRenderer(entries);
}
