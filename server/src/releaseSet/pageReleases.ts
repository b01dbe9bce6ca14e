import { inOrder, type Manifests } from '@marquee/releases/gate/CheckContext.ts';
import { integrityFile, type Manifest } from '@marquee/releases/manifest.ts';
import { type HostKey, hostKindOf, type PartName, partNamed } from '@marquee/shared/domain';
import type { PageRelease, PageRemote } from '@marquee/shell/serverContract';
import type { RouteTables } from './routeTables.ts';

export const assetPath = (part: PartName, version: string, file: string) => `/assets/${part}/${version}/${file}`;

/** The entries of a page about the browser files of its release set. */
export type PageReleases = {
  /** Addresses of the scripts that a page with this exposed module (`mf_reader/home`) needs. */
  scriptsOf(routeModule: string | null): string[];
  /** Returns the entries for a page with this exposed module on a host, as the same object each time. */
  releaseOf(routeModule: string | null, host: HostKey): PageRelease;
};

/** sha384 of the chosen browser scripts of a part, by address. */
function hashesOf({ name, version, browser }: Manifest, isChosen: (file: string) => boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(browser.files)
      .filter(([file]) => file.endsWith('.js') && isChosen(file))
      .map(([file, { integrity }]) => [assetPath(name, version, file), integrity]),
  );
}

/**
 * Reads what pages need to know of the releases. A page carries only the hashes of its own files, because all hashes would add a kilobyte.
 * The other hashes are in each remote's `integrity.json`, whose own hash is in the page (see shell/src/client/browserRemotes.ts).
 */
export function pageReleases(manifests: Manifests, tables: RouteTables): PageReleases {
  const remotes = inOrder(manifests).filter(({ federationName }) => federationName);
  const exposed = new Map(
    remotes.flatMap((manifest) =>
      Object.entries(manifest.exposes).map(([key, files]) => [
        `${manifest.federationName}/${key.slice(2)}`,
        { manifest, files },
      ]),
    ),
  );
  const remoteOf = ({ name, version, federationName, browser }: Manifest): PageRemote => ({
    name: federationName ?? '',
    version,
    entry: assetPath(name, version, browser.entry),
    integrity: browser.files[integrityFile]?.integrity ?? null,
  });
  /** The entries of every page with these remotes. The first script is not among the hashes: its element carries its own. */
  const common = (reachable: readonly Manifest[], isShellFile: (file: string) => boolean) => ({
    remotes: reachable.map(remoteOf),
    integrity: {
      ...hashesOf(manifests.shell, (file) => file !== 'boot.js' && isShellFile(file)),
      ...Object.assign({}, ...reachable.map((remote) => hashesOf(remote, (file) => file === remote.browser.entry))),
    } as Record<string, string>,
  });
  // Pages of sites never load the scripts of the creator platform or of the offline page: those are other documents.
  const readers = common(
    remotes.filter(({ name }) => partNamed(name).hosts !== 'creator'),
    (file) => file !== 'offline.js' && file !== 'creator.js',
  );
  const others = common(remotes, () => true);
  const known = new Map<string, PageRelease>();
  return {
    scriptsOf(routeModule) {
      const module = routeModule === null ? undefined : exposed.get(routeModule);
      return module ? module.files.map((file) => assetPath(module.manifest.name, module.manifest.version, file)) : [];
    },
    releaseOf(routeModule, host) {
      const module = routeModule === null ? undefined : exposed.get(routeModule);
      const own = module && hashesOf(module.manifest, (file) => module.files.includes(file));
      const kind = hostKindOf(host);
      const isReaderPage = kind === 'site' && routeModule !== null;
      const basis = isReaderPage ? readers : others;
      const table = tables[kind];
      const name = `${kind} ${routeModule}`;
      const release = known.get(name) ?? {
        shell: manifests.shell.version,
        remotes: basis.remotes,
        routeModule,
        ...(table && { routes: table.address }),
        integrity: { ...basis.integrity, ...own },
      };
      known.set(name, release);
      return release;
    },
  };
}
