import webpack, { type Compiler } from 'webpack';

/** Before the bundler numbers the other modules. */
const beforeOthers = -1_000;
const generatedEntry = /[\\/]\.federation[\\/]entry\.\w+\.js$/;

/**
 * Names the entry that Module Federation generates. Its file has a hash of the folder's absolute path, and webpack's number for it
 * would make another release of the same sources in each folder.
 */
export class FederationEntryIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationEntryIdPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'FederationEntryIdPlugin', stage: beforeOthers }, (modules) => {
        for (const module of modules)
          if (module instanceof webpack.NormalModule && generatedEntry.test(module.resource))
            compilation.chunkGraph.setModuleId(module, 'federation');
      });
    });
  }
}
