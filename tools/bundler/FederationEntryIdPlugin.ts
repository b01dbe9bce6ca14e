import webpack, { type Compiler } from 'webpack';

/** Stage of the hook that runs before webpack numbers the other modules. */
const beforeOthers = -1_000;
const generatedEntry = /[\\/]\.federation[\\/]entry\.\w+\.js/;

/** Matches the name of the generated entry in a comment of an unminified script. */
const mention = /entry\.[0-9a-f]{32}\.js/g;

/**
 * Gives fixed ids to the two modules with the entry that Module Federation generates: the entry, alone or joined with its imports, and the
 * container around it. The name of the entry's file has a hash of the folder's absolute path. Webpack's ids of the modules and comments
 * depend on that name, so each folder would otherwise build another release from the same sources.
 */
export class FederationEntryIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationEntryIdPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'FederationEntryIdPlugin', stage: beforeOthers }, (modules) => {
        for (const module of modules) {
          const identifier = module.identifier();
          if (!generatedEntry.test(identifier)) continue;
          const isContainer = identifier.startsWith('container entry');
          compilation.chunkGraph.setModuleId(module, isContainer ? 'container' : 'federation');
        }
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'FederationEntryIdPlugin', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const replaced = new webpack.sources.ReplaceSource(source);
          const mentions = [...source.source().toString().matchAll(mention)];
          for (const { index, 0: text } of mentions) replaced.replace(index, index + text.length - 1, 'entry.js');
          if (mentions.length > 0) compilation.updateAsset(file, replaced);
        }
      });
    });
  }
}
