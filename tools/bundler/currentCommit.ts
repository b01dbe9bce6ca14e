import { execFileSync } from 'node:child_process';
import type { PartName } from '@marquee/shared/domain';
import { bundledFolders } from './bundledFolders.ts';
import { repositoryRoot } from './webpackBase.ts';

/** Suffix of the commit if the build has files that differ from it, as in `git describe`. */
const dirty = '-dirty';

/** The commit from which a part is built, with `-dirty` if files of the part differ from it. `unknown` without git. */
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
