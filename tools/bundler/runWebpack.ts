import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/** Builds one configuration. @throws Error with webpack's report if the build has errors */
export function runWebpack(configuration: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((failure, stats) => {
      compiler.close(() => undefined);
      if (failure) return reject(failure);
      if (!stats) return reject(new Error('webpack returned no result'));
      if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      resolve(stats.toJson({ all: false, entrypoints: true, chunkGroups: true, assets: true }));
    });
  });
}
