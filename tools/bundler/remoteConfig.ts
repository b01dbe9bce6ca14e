import path from 'node:path';
import type { RemoteDefinition } from '@marquee/shared/remote';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Chunk, Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
import { FederationEntryIdPlugin } from './FederationEntryIdPlugin.ts';
import { requiredShares } from './sharing.ts';
import { type BuildTarget, repositoryRoot, webpackBase } from './webpackBase.ts';

/** The file that Module Federation's generated entry imports, with the same path as in that import. */
const bundlerRuntime = path.join(
  repositoryRoot,
  'node_modules/@module-federation/webpack-bundler-runtime/dist/bundler.js',
);

/** The webpack configuration of a remote for browsers or the server. */
export function remoteConfig(remote: RemoteDefinition, target: BuildTarget, contractVersion: string): Configuration {
  const base = webpackBase(target);
  const forBrowser = target.side === 'browser';
  const standalone = remote.standalone?.map(chunkName) ?? [];
  const exposes = Object.entries(remote.exposes).filter(([key]) => forBrowser || !remote.browserOnly?.includes(key));
  return {
    ...base,
    entry: {},
    optimization: { ...base.optimization, ...(forBrowser ? splitting(standalone) : {}) },
    // Remotes use the shell's copy, which saves 6 kB over the wire for each (see federationRuntime.ts in the shell).
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

/** Splits only code that is loaded on demand, which is webpack's default. Standalone modules are not split. */
function splitting(standalone: readonly string[]): Configuration['optimization'] {
  const isSplit = (chunk: Chunk) => !chunk.canBeInitial() && !standalone.includes(chunk.name ?? '');
  return { splitChunks: { chunks: isSplit } };
}
