import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Chunk, Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
import { FederationEntryIdPlugin } from './FederationEntryIdPlugin.ts';
import { providedShares } from './sharing.ts';
import { type BuildMode, type BuildTarget, repositoryRoot, webpackBase } from './webpackBase.ts';

// The path names the ESM file. The package's name would resolve to the CommonJS file, with a second copy of the whole runtime.
const runtimeCorePlugin = path.join(
  repositoryRoot,
  'node_modules/@module-federation/inject-external-runtime-core-plugin/dist/index.js',
);

const browserEntry = (mode: BuildMode): string[] => [
  ...(mode === 'development' ? [path.join(repositoryRoot, 'tools/bundler/refreshHook.js')] : []),
  './src/client/main.tsx',
];

/** A configuration for standalone scripts without Module Federation, whose runtime would be added to every entry. */
function aloneConfig(target: BuildTarget, entry: Record<string, string>): Configuration {
  const base = webpackBase(target);
  return { ...base, entry, output: { ...base.output, filename: '[name].js', clean: false } };
}

/** The browser's first script, which loads the application once the page can be read, and the offline page's. */
export function bootConfig(target: BuildTarget): Configuration {
  return aloneConfig(target, { boot: './src/boot/boot.ts', offline: './src/offline/offline.ts' });
}

/**
 * The service worker, and the one that removes it: the server sends them from its own folder, as their address must have no
 * version in it.
 */
export function serviceWorkerConfig(target: BuildTarget): Configuration {
  return aloneConfig(target, {
    serviceWorker: './src/serviceWorker/serviceWorker.ts',
    retiredServiceWorker: './src/serviceWorker/retiredServiceWorker.ts',
  });
}

/** Code of others, apart from the application: pages fetch it ahead, and run it with the application at the reader's first sign. */
const libraries = {
  name: 'libraries',
  test: /[\\/]node_modules[\\/]/,
  chunks: (chunk: Chunk) => chunk.name === 'main',
  enforce: true,
};

/** The webpack configuration of one side of the shell: the host, which provides every share and the federation run time. */
export function shellConfig(target: BuildTarget): Configuration {
  const base = webpackBase(target);
  const forBrowser = target.side === 'browser';
  return {
    ...base,
    // On the server all is in one file.
    module: { ...base.module, ...(forBrowser ? {} : { parser: { javascript: { dynamicImportMode: 'eager' } } }) },
    ...(forBrowser ? { optimization: { ...base.optimization, splitChunks: { cacheGroups: { libraries } } } } : {}),
    entry: { main: forBrowser ? browserEntry(target.mode) : './src/app/serverEntry.ts' },
    output: {
      ...base.output,
      filename: '[name].js',
      ...(forBrowser ? {} : { library: { type: 'commonjs-module' } }),
    },
    plugins: [
      new FederationEntryIdPlugin(),
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
