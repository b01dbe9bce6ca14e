import webpack, { type Compiler } from 'webpack';

/**
 * Adds integrity to every script that webpack's chunk loader loads, and gives each retry another address. The hashes come with the page's
 * release set. Two chunks cannot contain each other's hashes.
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
