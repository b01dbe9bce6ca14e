import { execFileSync } from 'node:child_process';
import type { PartName } from '@marquee/shared/domain';
import { bundledFolders } from './bundledFolders.ts';
import { repositoryRoot } from './webpackBase.ts';

/** Ends the commit of a build from files that are not in it, as `git describe` does. */
const dirty = '-dirty';

/** The commit that a part is built from; with `-dirty` when files that it consists of differ from it. `unknown` without git. */
export function currentCommit(part: PartName, root = repositoryRoot): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const commit = git('rev-parse', '--short=12', 'HEAD');
    const folders = [part, 'mf-shared', ...bundledFolders(part), 'tools/bundler'];
    const changes = git('status', '--porcelain', '--', ...folders, 'package-lock.json');
    return changes === '' ? commit : commit + dirty;
  } catch {
    return 'unknown';
  }
}

export const isDirty = (commit: string): boolean => commit.endsWith(dirty);
