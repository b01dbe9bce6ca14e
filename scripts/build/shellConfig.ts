import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
import { providedShares } from './sharing.ts';
import { type BuildMode, type BuildTarget, repositoryRoot, webpackBase } from './webpackBase.ts';

// By its ESM file: by name the CommonJS one is taken, and with it a second copy of the whole run time.
const runtimeCorePlugin = path.join(
  repositoryRoot,
  'node_modules/@module-federation/inject-external-runtime-core-plugin/dist/index.js',
);

const browserEntry = (mode: BuildMode): string[] => [
  ...(mode === 'development' ? [path.join(repositoryRoot, 'scripts/build/refreshHook.js')] : []),
  './src/client/main.tsx',
];

/** The webpack configuration of one side of the shell: the host, which provides every share and the federation run time. */
export function shellConfig(target: BuildTarget): Configuration {
  const base = webpackBase(target);
  const forBrowser = target.side === 'browser';
  return {
    ...base,
    entry: { main: forBrowser ? browserEntry(target.mode) : './src/app/serverEntry.tsx' },
    output: {
      ...base.output,
      filename: '[name].js',
      ...(forBrowser ? {} : { library: { type: 'commonjs-module' } }),
    },
    plugins: [
      ...(forBrowser ? [new ChunkIntegrityPlugin()] : []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        remoteType: 'script',
        shared: providedShares(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        runtimePlugins: forBrowser ? [runtimeCorePlugin] : [],
        experiments: { optimization: { disableSnapshot: true, target: forBrowser ? 'web' : 'node' } },
      }),
    ],
  };
}
