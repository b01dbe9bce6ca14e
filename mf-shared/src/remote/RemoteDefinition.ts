import type { PartName } from '../domain/parts.ts';
import type { DeclaredRoute } from './declaredRoute.ts';
import type { ProbePage } from './probePage.ts';

/** A remote's definition, in its `federation.ts`. */
export type RemoteDefinition = {
  /** Name of its folder and of its releases: `mf-reader`. */
  part: PartName;
  /** `mf_reader`: Module Federation takes no hyphen. */
  federationName: string;
  /** Exposed modules: `./home` → `./src/home/homeRoute.tsx`. */
  exposes: Readonly<Record<string, string>>;
  /** Exposed modules that are not pages and run only in browsers: they have no server files. */
  browserOnly?: readonly string[];
  /**
   * Exposed modules that bring all of their code in one file. No chunk is cut for what they have in common with others,
   * whose pages would then load one file more.
   */
  standalone?: readonly string[];
  /** Pages on which the gate tries the exposed modules: each has one at least. */
  probes: readonly ProbePage[];
  /** The paths that it serves. */
  routes: readonly DeclaredRoute[];
};
