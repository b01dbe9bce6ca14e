import type { PartName } from '@marquee/shared/domain';
import type { Manifest } from '../manifest.ts';
import { partNames } from '../partNames.ts';
import type { ReleaseCache } from '../ReleaseCache.ts';
import type { ReleaseSet } from '../releaseSet.ts';
import type { StartedAhead } from './launch/StartedAhead.ts';
import type { StoredReports } from './report/StoredReports.ts';
import type { ServerPrograms } from './ServerPrograms.ts';

/** Versions of some parts. */
export type Versions = Partial<Record<PartName, string>>;
export type Manifests = Readonly<Record<PartName, Manifest>>;

/** The input of the checks: the release and the releases beside which it would run. */
export type CheckContext = {
  /** The part whose release is evaluated. */
  part: PartName;
  /** The live set with that release in it. */
  candidate: ReleaseSet;
  manifests: Manifests;
  live: ReleaseSet | null;
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

export async function manifestsOf(cache: ReleaseCache, set: ReleaseSet): Promise<Manifests> {
  const entries = partNames.map(async (part) => [part, await cache.manifest(part, set[part])] as const);
  return Object.fromEntries(await Promise.all(entries)) as Manifests;
}

export const nameOf = ({ name, version }: Manifest) => `${name}@${version}`;

/** The remotes whose fit with the shell depends on the release: itself, or all when it is the shell's. */
export function concernedRemotes({ part, manifests }: Pick<CheckContext, 'part' | 'manifests'>): Manifest[] {
  return partNames
    .filter((other) => other !== 'shell' && (part === 'shell' || part === other))
    .map((remote) => manifests[remote]);
}
