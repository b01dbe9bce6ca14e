import type { Options } from '@swc/core';

/** The part of a build's target that decides how sources are compiled. */
type CompilerTarget = { mode: 'production' | 'development'; namespace: string; hot?: boolean };

/** Where `styled` comes from: the library itself in mf-shared, its facade everywhere else. The plugin looks for both. */
const topLevelImportPaths = ['styled-components', '@marquee/shared/styled'];

/**
 * Options of swc for the sources of a part. The plugin gives a styled component the same id on the server and in the browser: the
 * part's namespace, a hash of the file, and a counter.
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
