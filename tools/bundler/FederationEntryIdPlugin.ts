import type { Compiler } from 'webpack';

/** Before the bundler numbers the other modules. */
const beforeOthers = -1_000;
const generatedEntry = /[\\/]\.federation[\\/]entry\.\w+\.js/;

/**
 * Names the two modules that have the entry which Module Federation generates: the entry itself, alone or joined with the modules that
 * it imports, and the container around it. The entry's file has a hash of the folder's absolute path, and webpack's numbers for the two
 * would make another release of the same sources in each folder.
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
    });
  }
}
