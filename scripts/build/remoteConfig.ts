import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
import { requiredShares } from './sharing.ts';
import { type BuildTarget, webpackBase } from './webpackBase.ts';

/** What a remote tells about itself, in its `federation.ts`. */
export type RemoteDefinition = {
  /** Federation name with underscores: `mf_reader`. */
  name: string;
  /** Folder and release name: `mf-reader`. */
  packageName: string;
  /** Exposed modules: `./home` → `./src/home/homeRoute.tsx`. */
  exposes: Readonly<Record<string, string>>;
  /** A remote that runs in browsers only has no server files. */
  browserOnly?: boolean;
};

/** The webpack configuration of one side of a remote. */
export function remoteConfig(remote: RemoteDefinition, target: BuildTarget, contractVersion: string): Configuration {
  const base = webpackBase(target);
  const forBrowser = target.side === 'browser';
  return {
    ...base,
    entry: {},
    plugins: [
      ...(forBrowser ? [new ChunkIntegrityPlugin()] : []),
      new ModuleFederationPlugin({
        name: remote.name,
        filename: 'remoteEntry.js',
        ...(forBrowser ? {} : { library: { type: 'commonjs-module' } }),
        exposes: Object.fromEntries(
          Object.entries(remote.exposes).map(([key, file]) => [key, { import: file, name: `expose_${key.slice(2)}` }]),
        ),
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
