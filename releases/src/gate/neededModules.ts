import type { Manifest } from '../manifest.ts';

/**
 * The exposed modules of a set that something loads by name, as `mf_reader/home`: for the routes of remotes, and those that the shell
 * asks for itself. Of a remote from before routes were declared, each module that has a page to be tried on.
 */
export function neededModules(manifests: readonly Manifest[]): string[] {
  const needs = manifests.flatMap((manifest) => Object.entries(manifest.needs ?? {}));
  const asked = needs.flatMap(([remote, exposes]) => exposes.map((expose) => `${remote}/${expose.slice(2)}`));
  const own = manifests.flatMap(({ federationName, routes, probes = [] }) =>
    federationName
      ? (routes ?? probes).flatMap(({ expose }) => (expose ? [`${federationName}/${expose.slice(2)}`] : []))
      : [],
  );
  return [...new Set([...own, ...asked])];
}
