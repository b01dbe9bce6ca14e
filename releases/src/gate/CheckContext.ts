import type { PartName } from '@marquee/shared/domain';
import type { Manifest } from '../manifest.ts';
import { partNames } from '../partNames.ts';
import type { ReleaseCache } from '../ReleaseCache.ts';
import type { PartialSet } from '../releaseSet.ts';
import type { StartedAhead } from './launch/StartedAhead.ts';
import type { StoredReports } from './report/StoredReports.ts';
import type { ServerPrograms } from './ServerPrograms.ts';

/** Versions of some parts. */
export type Versions = Partial<Record<PartName, string>>;
/** The manifests of a set. A new part without a release has none. */
export type Manifests = Readonly<Partial<Record<PartName, Manifest>> & { shell: Manifest }>;

/** The input of the checks: the release and the releases beside which it would run. */
export type CheckContext = {
  /** The part whose release is evaluated. */
  part: PartName;
  /** The live set with that release in it. Lacks parts that have no release yet. */
  candidate: PartialSet;
  manifests: Manifests;
  /** Lacks parts that have no release yet. Null if nothing is live. */
  live: PartialSet | null;
  /** Versions that a rollback of each part would make live. */
  previous: Versions;
  /** Canaries that run, and may go live without another evaluation beside this release. */
  canaries: Versions;
  cache: ReleaseCache;
  /** Settings of the shell that would run it. */
  environment: NodeJS.ProcessEnv;
  /** The server's programs that run a release. */
  programs: ServerPrograms;
  /** Null if nothing was started before the evaluation. */
  ahead: StartedAhead | null;
  /** Probe reports of sets that were tried before. */
  reports: StoredReports;
};

export async function manifestsOf(cache: ReleaseCache, set: PartialSet): Promise<Manifests> {
  const entries = partNames.map(async (part): Promise<[PartName, Manifest][]> => {
    const version = set[part];
    return version === undefined ? [] : [[part, await cache.manifest(part, version)]];
  });
  const shell = await cache.manifest('shell', set.shell);
  return { ...Object.fromEntries((await Promise.all(entries)).flat()), shell };
}

/** The manifests of a set in the order of the parts. */
export function inOrder(manifests: Manifests): Manifest[] {
  return partNames.flatMap((part) => manifests[part] ?? []);
}

export const nameOf = ({ name, version }: Manifest) => `${name}@${version}`;

/** The remotes whose fit with the shell depends on the release: itself, or all when it is the shell's. */
export function concernedRemotes({ part, manifests }: Pick<CheckContext, 'part' | 'manifests'>): Manifest[] {
  return partNames
    .filter((other) => other !== 'shell' && (part === 'shell' || part === other))
    .flatMap((remote) => manifests[remote] ?? []);
}

/** The manifest of the release that is evaluated. */
export function releaseOf({ part, manifests }: Pick<CheckContext, 'part' | 'manifests'>): Manifest {
  const release = manifests[part];
  if (!release) throw new Error(`The set has no release of ${part}`);
  return release;
}
