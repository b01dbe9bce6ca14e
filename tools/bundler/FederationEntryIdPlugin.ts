import webpack, { type Compiler } from 'webpack';

/** Stage of the hook that runs before webpack numbers the other modules. */
const beforeOthers = -1_000;
const generatedEntry = /[\\/]\.federation[\\/]entry\.\w+\.js/;

/** Name of the generated entry in a comment of an unminified script. */
const mention = /entry\.[0-9a-f]{32}\.js/g;

/**
 * Names the two modules that have the entry which Module Federation generates: the entry itself, alone or joined with the modules that
 * it imports, and the container around it. The entry's file has a hash of the folder's absolute path, and webpack's numbers for the two,
 * and comments that name the file, would make another release of the same sources in each folder.
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
