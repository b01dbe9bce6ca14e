import type { PartName } from '../domain/parts.ts';
import type { DeclaredRoute } from './declaredRoute.ts';
import type { ProbePage } from './probePage.ts';

/** A remote's definition, in its `federation.ts`. */
export type RemoteDefinition = {
  /** Name of its folder and of its releases: `mf-reader`. */
  part: PartName;
  /** `mf_reader`, because Module Federation allows no hyphens. */
  federationName: string;
  /** Exposed modules: `./home` → `./src/home/homeRoute.tsx`. */
  exposes: Readonly<Record<string, string>>;
  /** Exposed modules that are not pages and run only in browsers. They have no server files. */
  browserOnly?: readonly string[];
  /**
   * Exposed modules with all of their code in one file. Code that they share with other modules gets no chunk, so that
   * pages of those modules do not load one more file.
   */
  standalone?: readonly string[];
  /** Pages on which the gate tries the exposed modules. Each module has at least one. */
  probes: readonly ProbePage[];
  /** The paths that the remote serves. */
  routes: readonly DeclaredRoute[];
};
