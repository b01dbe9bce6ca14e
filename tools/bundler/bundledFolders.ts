import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './webpackBase.ts';

/** Scope of our own packages. Only @marquee/shared is shared at run time. */
const scope = '@marquee/';

/** Workspaces whose sources a part bundles, such as `vocal-kit`. Its package lists them as dependencies. */
export function bundledFolders(part: string): string[] {
  const text = readFileSync(path.join(repositoryRoot, part, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies)
    .filter((name) => name.startsWith(scope) && name !== `${scope}shared`)
    .map((name) => name.slice(scope.length));
}
