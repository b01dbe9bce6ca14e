import type { Options } from '@swc/core';

/** The fields of a build's target that affect the compilation of sources. */
type CompilerTarget = { mode: 'production' | 'development'; namespace: string; hot?: boolean };

/** Modules that export `styled`: the library, which mf-shared imports, and the facade, which all other parts import. */
const topLevelImportPaths = ['styled-components', '@marquee/shared/styled'];

/**
 * Options of swc for the sources of a part. The plugin gives a styled component the same id on the server and in the browser. The id is
 * made of the part's namespace, a hash of the file, and a counter.
 */
export function compilerOptions({ mode, namespace, hot = false }: CompilerTarget): Options {
  const styledComponents = { ssr: true, namespace, displayName: false, fileName: false, minify: true, pure: true };
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: hot } },
      target: 'es2022',
      experimental: { plugins: [['@swc/plugin-styled-components', { ...styledComponents, topLevelImportPaths }]] },
    },
  };
}
