import { type HostKey, type HostKind, hostKindOf } from '@marquee/shared/domain';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { setAutoFreeze } from 'immer';
import { LRUCache } from 'lru-cache';
import { registerRemotes } from '../remotes/federationHost.ts';
import type { RouteEntry, RouteTable } from '../routeEntry.ts';
import { matchEntry } from '../routes/matchEntry.ts';
import { routeTable } from '../routes/routeTable.ts';
import type { PageArgument, Renderer, RequireFile, ServerRemote } from '../serverContract.ts';
import { PageRenderer } from './PageRenderer.tsx';

export { htmlDocument } from '../document/htmlDocument.ts';

/** Exports of a remote's entry, in the type of the federation runtime. */
type RemoteContainer = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

// A store lives for one render here, and freezing it took 3 % of that. Browsers and tests freeze, and notice a change.
setAutoFreeze(false);

/** The route tables of the process's release set, by the kind of host. */
let tables: Readonly<Record<HostKind, RouteTable>> = {
  site: routeTable('site', []),
  creator: routeTable('creator', []),
};

/** Paths whose entry is remembered: a render asks for its entry twice, and both matches took 50 µs of a post's profile. */
const mostPaths = 1_000;
/** Characters of a path that is remembered; no page has a longer one. */
const longestPath = 200;
const knownEntries = new LRUCache<string, RouteEntry>({ max: mostPaths });

/** The entry that serves a path of a host. */
function entryAt(host: HostKey, pathname: string): RouteEntry {
  const kind = hostKindOf(host);
  const name = `${kind} ${pathname}`;
  const entry = knownEntries.get(name) ?? matchEntry(tables[kind], pathname);
  if (pathname.length <= longestPath) knownEntries.set(name, entry);
  return entry;
}

/** Arguments of the query on which the page at a path depends. */
export function queryOf(host: HostKey, pathname: string): readonly PageArgument[] {
  return entryAt(host, pathname).query ?? [];
}

/** Whether the page at a path is only for whoever has the address. */
export function isPrivate(host: HostKey, pathname: string): boolean {
  return entryAt(host, pathname).isPrivate ?? false;
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
  knownEntries.clear();
  return new PageRenderer(entryAt);
}
