import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { repositoryRoot, webpackBase } from '../bundler/webpackBase.ts';
import { writeSources } from './writeSources.ts';

const browserFolder = path.join(import.meta.dirname, 'browser');

/** The webpack configuration of the catalogue, with one script for its pages and one for the frames of examples. */
export async function catalogueConfig(): Promise<Configuration> {
  const folder = path.join(repositoryRoot, '.data/catalogue');
  const base = webpackBase({
    packageRoot: path.join(repositoryRoot, 'tools'),
    outputPath: path.join(folder, 'browser'),
    side: 'browser',
    mode: 'development',
    namespace: 'catalogue',
    hot: true,
  });
  const sources = await writeSources(folder);
  return {
    ...base,
    entry: { main: path.join(browserFolder, 'main.tsx'), frame: path.join(browserFolder, 'frame.tsx') },
    // The limit is long, because the machine may be busy and an example has no fallback.
    output: { ...base.output, publicPath: '/', filename: '[name].js', chunkLoadTimeout: 120_000 },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, [path.join(browserFolder, 'sources.ts')]: sources } },
    // Otherwise the dev server logs an error for each frame that is removed before it has loaded.
    infrastructureLogging: { level: 'none' },
    plugins: [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /tools[\\/]bundler/] })],
  };
}
