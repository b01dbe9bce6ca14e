import type { Manifest } from '../manifest.ts';

/**
 * Lists the exposed modules that are loaded by name, such as `mf_reader/home`. These are the modules of the remotes' routes, and the
 * modules that the shell loads itself. Remotes from before routes were declared count with each module that has a probe page.
 */
export function neededModules(manifests: readonly Manifest[]): string[] {
  const needs = manifests.flatMap((manifest) => Object.entries(manifest.needs ?? {}));
  const needed = needs.flatMap(([remote, exposes]) => exposes.map((expose) => `${remote}/${expose.slice(2)}`));
  const own = manifests.flatMap(({ federationName, routes, probes = [] }) =>
    federationName
      ? (routes ?? probes).flatMap(({ expose }) => (expose ? [`${federationName}/${expose.slice(2)}`] : []))
      : [],
  );
  return [...new Set([...own, ...needed])];
}
