import { fork } from 'node:child_process';
import path from 'node:path';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { HostKey } from '@marquee/shared/domain';

export type RenderTask = {
  set: ReleaseSet;
  page: { host: HostKey; pathname: string };
  /** Number of measured renders. */
  count: number;
};

/** Measures the processor milliseconds of rendering a page, in its own process. @throws Error if the process fails */
export function renderCost(task: RenderTask, environment: NodeJS.ProcessEnv): Promise<number> {
  const child = fork(path.join(import.meta.dirname, 'renderWorker.ts'), [JSON.stringify(task)], {
    env: { ...environment, LOG_LEVEL: 'silent' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (cpuMs: number) => resolve(cpuMs));
    child.once('exit', (code) => reject(new Error(`Rendering ended with code ${code} before it was measured`)));
  });
}
