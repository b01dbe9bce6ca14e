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

/** A configuration for standalone scripts. Module Federation would add its runtime to every entry. */
function aloneConfig(target: BuildTarget, entry: Record<string, string>): Configuration {
  const base = webpackBase(target);
  return { ...base, entry, output: { ...base.output, filename: '[name].js', clean: false } };
}

/** Builds the browser's first script, which loads the application after the page is readable, and the script of the offline page. */
export function bootConfig(target: BuildTarget): Configuration {
  return aloneConfig(target, { boot: './src/boot/boot.ts', offline: './src/offline/offline.ts' });
}

/**
 * Builds the service worker, and the service worker that removes it. The server sends both from its own folder, because their
 * addresses must not have a version.
 */
export function serviceWorkerConfig(target: BuildTarget): Configuration {
  return aloneConfig(target, {
    serviceWorker: './src/serviceWorker/serviceWorker.ts',
    retiredServiceWorker: './src/serviceWorker/retiredServiceWorker.ts',
  });
}

/** Chunks of third-party code. Pages preload them, and run them with the application at the reader's first interaction. */
const libraries = {
  name: 'libraries',
  test: /[\\/]node_modules[\\/]/,
  chunks: (chunk: Chunk) => chunk.name === 'main',
  enforce: true,
};

/** The webpack configuration of the shell for browsers or the server. The shell provides all shares and the federation run time. */
export function shellConfig(target: BuildTarget): Configuration {
  const base = webpackBase(target);
  const forBrowser = target.side === 'browser';
  return {
    ...base,
    // The server's code is one file.
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
