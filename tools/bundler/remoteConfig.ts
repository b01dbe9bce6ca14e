import path from 'node:path';
import type { DeclaredRoute, ProbePage } from '@marquee/releases/manifest.ts';
import type { PartName } from '@marquee/shared/domain';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Chunk, Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
import { FederationEntryIdPlugin } from './FederationEntryIdPlugin.ts';
import { requiredShares } from './sharing.ts';
import { type BuildTarget, repositoryRoot, webpackBase } from './webpackBase.ts';

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

/** The imports of Module Federation's generated entry, by file as there. */
const bundlerRuntime = path.join(
  repositoryRoot,
  'node_modules/@module-federation/webpack-bundler-runtime/dist/bundler.js',
);

/** The webpack configuration of one side of a remote. */
export function remoteConfig(remote: RemoteDefinition, target: BuildTarget, contractVersion: string): Configuration {
  const base = webpackBase(target);
  const forBrowser = target.side === 'browser';
  const standalone = remote.standalone?.map(chunkName) ?? [];
  const exposes = Object.entries(remote.exposes).filter(([key]) => forBrowser || !remote.browserOnly?.includes(key));
  return {
    ...base,
    entry: {},
    optimization: { ...base.optimization, ...(forBrowser ? splitting(standalone) : {}) },
    // The shell's copy serves every remote: 6 kB over the wire less for each (see federationRuntime.ts in the shell).
    ...(forBrowser ? { externals: { [bundlerRuntime]: 'var marqueeFederationRuntime' } } : {}),
    plugins: [
      new FederationEntryIdPlugin(),
      ...(forBrowser ? [new ChunkIntegrityPlugin()] : []),
      new ModuleFederationPlugin({
        name: remote.federationName,
        filename: 'remoteEntry.js',
        ...(forBrowser ? {} : { library: { type: 'commonjs-module' } }),
        exposes: Object.fromEntries(exposes.map(([key, file]) => [key, { import: file, name: chunkName(key) }])),
        remotes: {},
        shared: requiredShares(contractVersion),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          ...(forBrowser ? { externalRuntime: true } : {}),
          optimization: { disableSnapshot: true, target: forBrowser ? 'web' : 'node' },
        },
      }),
    ],
  };
}

const chunkName = (expose: string) => `expose_${expose.slice(2)}`;

/** The bundler's own rule, which splits what is loaded on demand, without some chunks. */
function splitting(standalone: readonly string[]): Configuration['optimization'] {
  const isSplit = (chunk: Chunk) => !chunk.canBeInitial() && !standalone.includes(chunk.name ?? '');
  return { splitChunks: { chunks: isSplit } };
}
