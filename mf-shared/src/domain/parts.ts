import type { HostKind } from './sites/hostKind.ts';

/** An application of its own: its exposed module, and the paths of the creator host at and below which it is shown. */
export type MountedApplication = { expose: string; paths: readonly string[] };

export type Part = {
  /** Name of its folder and of its releases. */
  name: string;
  /** Name in module federation; null for the shell, which is the host. */
  federationName: string | null;
  /** The application that the shell mounts in browsers; null for a part that has only pages. */
  mounted: MountedApplication | null;
  /** The kind of host whose pages can lead to it; null for both. */
  hosts: HostKind | null;
};

/** The parts of the network that are released on their own. A new remote is an entry here and a folder of its own. */
export const parts = [
  { name: 'shell', federationName: null, mounted: null, hosts: null },
  { name: 'mf-reader', federationName: 'mf_reader', mounted: null, hosts: null },
  { name: 'mf-post', federationName: 'mf_post', mounted: null, hosts: null },
  {
    name: 'mf-vocal',
    federationName: 'mf_vocal',
    mounted: { expose: 'application', paths: ['/vocal'] },
    hosts: 'creator',
  },
  {
    name: 'mf-desk',
    federationName: 'mf_desk',
    mounted: { expose: 'application', paths: ['/vocal/review', '/vocal/curation', '/vocal/desk'] },
    hosts: 'creator',
  },
] as const satisfies readonly Part[];

export type PartName = (typeof parts)[number]['name'];
export type FederationName = NonNullable<(typeof parts)[number]['federationName']>;

/** The facts of a part, by its name. */
export function partNamed(name: PartName): Part {
  return parts.find((part) => part.name === name) ?? parts[0];
}

/** Finds a part by its module federation name, as in `mf_post/post`. Null for an unknown name. */
export function partOfFederationName(federationName: string): PartName | null {
  return parts.find((part) => part.federationName === federationName)?.name ?? null;
}

/** The paths of the creator host at and below which the application of a part is shown. */
export function mountedPaths(name: PartName): readonly string[] {
  return partNamed(name).mounted?.paths ?? [];
}

const isAtOrBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** Finds the part whose application is shown at a path of the creator host: the one with the longest matching path. */
export function mountedPartAt(pathname: string): PartName | null {
  const [longest] = parts
    .flatMap(({ name }) => mountedPaths(name).map((path) => ({ name, path })))
    .filter(({ path }) => isAtOrBelow(pathname, path))
    .sort((one, other) => other.path.length - one.path.length);
  return longest?.name ?? null;
}
