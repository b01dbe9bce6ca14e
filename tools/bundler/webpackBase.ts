import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { compilerOptions } from './compilerOptions.ts';

export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

export type BuildSide = 'browser' | 'server';
export type BuildMode = 'production' | 'development';

export type BuildTarget = {
  /** Absolute folder of the package. */
  packageRoot: string;
  /** Absolute folder for this side's files. */
  outputPath: string;
  side: BuildSide;
  mode: BuildMode;
  /** Prefix of styled-components' ids. Each part has its own, so that parts built apart never have the same id. */
  namespace: string;
  /** True for a dev server that replaces modules in the running page. */
  hot?: boolean;
};

/** swc does most of the minification quickly. terser saves another 0.7 %, because the home page's scripts are near their budget. */
const minimizer = new MinimizerPlugin({
  minify: [MinimizerPlugin.swcMinify, MinimizerPlugin.terserMinify],
  extractComments: false,
  minimizerOptions: [
    { ecma: 2022, compress: { passes: 3, keep_fargs: false }, mangle: true, format: { comments: false } },
    {
      ecma: 2020,
      compress: { passes: 2, keep_fargs: false, pure_getters: true, unsafe_methods: true },
      mangle: true,
      format: { comments: false },
    },
  ],
});

/**
 * Removes unused code and non-ASCII characters, because V8 keeps a server's sources in memory, with two bytes per character if any is not
 * ASCII. Keeps names for stack traces.
 */
const serverMinimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  extractComments: false,
  minimizerOptions: {
    ecma: 2022,
    compress: { defaults: false, unused: true, dead_code: true },
    mangle: false,
    format: { comments: false, asciiOnly: true },
  },
});

/** Options common to the shell's and the remotes' builds. */
export function webpackBase({
  packageRoot,
  outputPath,
  side,
  mode,
  namespace,
  hot = false,
}: BuildTarget): Configuration {
  return {
    mode,
    context: packageRoot,
    target: side === 'browser' ? ['web', 'es2022'] : 'async-node',
    // Maps are part of the release and are never served (see moveMaps.ts). They omit the sources' text, which is in the repository.
    devtool: mode === 'production' ? 'hidden-nosources-source-map' : false,
    output: {
      // Paths are relative to the repository, so that a build in another folder has the same maps.
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        path.relative(repositoryRoot, absoluteResourcePath),
      path: outputPath,
      publicPath: 'auto',
      uniqueName: namespace,
      // Names have no hashes, because the name of a release's folder has a hash of all its files.
      chunkFilename: '[name].js',
      // After this time a file counts as missing, as do the entries of remotes (shell/src/client/browserRemotes.ts).
      chunkLoadTimeout: 10_000,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: compilerOptions({ mode, namespace, hot }),
        },
        {
          test: /react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/,
          use: path.join(repositoryRoot, 'tools/bundler/loaders/shakeRouter.cjs'),
        },
        {
          // Its `delete webpackRequire.c[id]` empties the module cache at every render, which costs 30 % CPU (see the loader).
          test: /webpack-bundler-runtime[\\/]dist[\\/](installInitialConsumes|consumes)\.(js|cjs)$/,
          use: path.join(repositoryRoot, 'tools/bundler/loaders/keepConsumedShares.cjs'),
        },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      ...(side === 'server'
        ? { splitChunks: false as const, minimizer: [serverMinimizer] }
        : { minimizer: [minimizer] }),
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
