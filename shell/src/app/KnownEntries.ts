import { type HostKey, type HostKind, hostKindOf } from '@marquee/shared/domain';
import { LRUCache } from 'lru-cache';
import type { RouteEntry, RouteTable } from '../routeEntry.ts';
import { matchEntry } from '../routes/matchEntry.ts';

/** Paths whose entry is remembered. */
const mostPaths = 1_000;
/** Characters of a path that is remembered; no page has a longer one. */
const longestPath = 200;

/** The entries of route tables by path. A render asks for its entry twice, and both matches took 50 µs of a post's profile. */
export class KnownEntries {
  readonly #tables: Readonly<Record<HostKind, RouteTable>>;
  readonly #entries = new LRUCache<string, RouteEntry>({ max: mostPaths });

  constructor(tables: Readonly<Record<HostKind, RouteTable>>) {
    this.#tables = tables;
  }

  /** How many paths are remembered. */
  get size(): number {
    return this.#entries.size;
  }

  /** The entry that serves a path of a host. */
  at(host: HostKey, pathname: string): RouteEntry {
    const kind = hostKindOf(host);
    const name = `${kind} ${pathname}`;
    const entry = this.#entries.get(name) ?? matchEntry(this.#tables[kind], pathname);
    if (pathname.length <= longestPath) this.#entries.set(name, entry);
    return entry;
  }
}
