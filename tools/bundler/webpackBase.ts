import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';

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
  /** Namespace of styled-components' class ids: they are counters, so each part needs its own. */
  namespace: string;
  /** Compiled for a dev server that exchanges modules in the running page. */
  hot?: boolean;
};

// React Router's package names its development files only; the production ones lie beside them.
const routerDist = (file: string) => path.join(repositoryRoot, `node_modules/react-router/dist/production/${file}.mjs`);
const productionRouter = { 'react-router/dom$': routerDist('dom-export'), 'react-router$': routerDist('index') };

/** cloudinary-core's `util/lodash` brings 29 kB of lodash, and functions for elements that no address needs. */
const smallerLodash = {
  [path.join(repositoryRoot, 'node_modules/cloudinary-core/src/util/lodash.js')]: path.join(
    repositoryRoot,
    'tools/bundler/cloudinaryUtil.js',
  ),
};

/** Parts of cloudinary-core that no picture of ours asks for: text and video layers, conditions, signatures of analytics, numbered hosts. */
const unusedCloudinary = Object.fromEntries(
  [
    ...['layer/layer', 'layer/textlayer', 'layer/fetchlayer', 'layer/subtitleslayer', 'condition'],
    ...['crc32', 'sdkAnalytics/getSDKAnalyticsSignature', 'sdkAnalytics/getAnalyticsOptions'],
  ].map((file) => [path.join(repositoryRoot, `node_modules/cloudinary-core/src/${file}.js`), false as const]),
);

/** stylis' vendor prefixes, 1 kB over the wire: styled-components adds none unless it is asked to, and our browsers need none. */
const unusedStylis = { [path.join(repositoryRoot, 'node_modules/stylis/src/Prefixer.js')]: false as const };

/** Where `styled` comes from: the library itself in mf-shared, its facade everywhere else. The plugin looks for both. */
const topLevelImportPaths = ['styled-components', '@marquee/shared/styled'];

/** swc does most of it quickly; terser then takes off another 0.7 %, as the home page's scripts are near their budget. */
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

/** V8 keeps a server's sources in memory, with two bytes a sign when one is not ASCII: what nothing uses goes. Names stay, for stacks. */
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
    // They go with the release and are never served (see moveMaps.ts); without the sources' text, which lies in the repository.
    devtool: mode === 'production' ? 'hidden-nosources-source-map' : false,
    output: {
      // Paths in the repository, so that a build in another folder has the same maps.
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        path.relative(repositoryRoot, absoluteResourcePath),
      path: outputPath,
      publicPath: 'auto',
      uniqueName: namespace,
      // No hashes: a release's folder is named by the hash of all its files.
      chunkFilename: '[name].js',
      // A file that hangs counts as missing, as with the entries of remotes (shell/src/client/browserRemotes.ts).
      chunkLoadTimeout: 10_000,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...smallerLodash,
        ...unusedCloudinary,
        ...unusedStylis,
        ...(mode === 'production' ? productionRouter : {}),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: [
            ...(mode === 'production'
              ? [path.join(repositoryRoot, 'tools/bundler/loaders/shortComponentIds.cjs')]
              : []),
            {
              loader: 'swc-loader',
              options: {
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: hot } },
                  target: 'es2022',
                  experimental: {
                    plugins: [
                      [
                        '@swc/plugin-styled-components',
                        {
                          ssr: true,
                          namespace,
                          displayName: false,
                          fileName: false,
                          minify: true,
                          pure: true,
                          topLevelImportPaths,
                        },
                      ],
                    ],
                  },
                },
              },
            },
            path.join(repositoryRoot, 'tools/bundler/loaders/inlineStyleConstants.ts'),
          ],
        },
        {
          test: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
          use: path.join(repositoryRoot, 'tools/bundler/loaders/shakeRouter.cjs'),
        },
        {
          test: /(runtime-core[\\/]dist[\\/](core|helpers|remote[\\/]index|utils[\\/]load)|webpack-bundler-runtime[\\/]dist[\\/]index)\.js$/,
          use: path.join(repositoryRoot, 'tools/bundler/loaders/shakeFederation.cjs'),
        },
        {
          // Its `delete webpackRequire.c[id]` empties the module cache at every render: 30 % CPU (see the loader).
          test: /webpack-bundler-runtime[\\/]dist[\\/](installInitialConsumes|consumes)\.(js|cjs)$/,
          use: path.join(repositoryRoot, 'tools/bundler/loaders/keepConsumedShares.cjs'),
        },
        {
          // It joins a component's rules for each element again, and names its class by a hash (see the loaders).
          test: /styled-components[\\/]dist[\\/]styled-components(\.browser)?\.esm\.js$/,
          use: ['joinStaticRules', 'shortClassNames'].map((loader) =>
            path.join(repositoryRoot, `tools/bundler/loaders/${loader}.cjs`),
          ),
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
