import { watch } from 'node:fs';
import path from 'node:path';
import type { ReleaseName } from '@marquee/releases/manifest.ts';
import { repositoryRoot } from '../../bundler/webpackBase.ts';

/** Editors write a file in several steps, and often several files. */
const settleMs = 200;

/**
 * Calls back some moments after a source of a part has changed, its own or of the contract, and again for what changes meanwhile; never
 * twice at once.
 */
export function watchSources(part: ReleaseName, changed: () => Promise<void>): void {
  let timer: NodeJS.Timeout | null = null;
  let work = Promise.resolve();
  const later = () => {
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      work = work.then(changed);
    }, settleMs);
  };
  for (const folder of [`${part}/src`, 'mf-shared/src'])
    watch(path.join(repositoryRoot, folder), { recursive: true }, later);
}
