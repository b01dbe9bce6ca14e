import { watch } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/webpackBase.ts';

/** Editors write a file in several steps, and often several files. */
const settleMs = 200;

/**
 * Calls back some moments after a file in a folder changes, and again for changes meanwhile; never in parallel.
 * @param folders from the root of the repository
 */
export function watchSources(folders: readonly string[], changed: () => Promise<void>): void {
  let timer: NodeJS.Timeout | null = null;
  let work = Promise.resolve();
  const later = () => {
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      work = work.then(changed);
    }, settleMs);
  };
  for (const folder of folders) watch(path.join(repositoryRoot, folder), { recursive: true }, later);
}
