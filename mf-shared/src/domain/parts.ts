import type { HostKind } from './sites/hostKind.ts';

export type Part = {
  /** Name of its folder and of its releases. */
  name: string;
  /** Name in module federation; null for the shell, which is the host. */
  federationName: string | null;
  /** The exposed module that is an application of its own, which browsers mount; the other modules are pages. */
  mounted: string | null;
  /** The kind of host whose pages can lead to it; null for both. */
  hosts: HostKind | null;
};

/** The creator platform, which the shell mounts by name. */
export const vocalPart = {
  name: 'mf-vocal',
  federationName: 'mf_vocal',
  mounted: 'application',
  hosts: 'creator',
} as const satisfies Part;

/** The parts of the network that are released on their own. A new remote is a line here and a folder of its own. */
export const parts = [
  { name: 'shell', federationName: null, mounted: null, hosts: null },
  { name: 'mf-reader', federationName: 'mf_reader', mounted: null, hosts: null },
  { name: 'mf-post', federationName: 'mf_post', mounted: null, hosts: null },
  vocalPart,
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
