import webpack, { type Compiler } from 'webpack';

/**
 * Lets webpack's chunk loader give every script its integrity, and a further attempt at one an address of its own. The hashes come
 * with the page's release set, as a chunk cannot hold the hash of one that holds its own.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) =>
          `${source}\nif (globalThis.marqueeAddress) script.src = marqueeAddress(url);\nscript.integrity = (globalThis.marqueeIntegrity || {})[new URL(url, location.href).pathname] || "";`,
      );
    });
  }
}
