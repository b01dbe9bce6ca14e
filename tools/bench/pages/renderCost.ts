import { fork } from 'node:child_process';
import path from 'node:path';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { HostKey } from '@marquee/shared/domain';

export type RenderTask = {
  set: ReleaseSet;
  /** Server bundle without federation; null for the set as it is served. */
  serverEntry: string | null;
  page: { key: HostKey; pathname: string };
  /** `replayed`: each call is sent once, and answered by the same response from then on. */
  api: 'asked' | 'replayed';
  /** Renders that are measured. */
  count: number;
};

export type RenderWord = {
  /** The page's text, to compare one build's page with the other's. */
  text: string;
  /** Processor milliseconds of a page. */
  cpuMs: number;
};

/** Measures in its own process: V8's state after one build must not help or hinder the other. @throws when it fails */
export function renderCost(task: RenderTask, environment: NodeJS.ProcessEnv): Promise<RenderWord> {
  const child = fork(path.join(import.meta.dirname, 'renderWorker.ts'), [JSON.stringify(task)], {
    env: { ...environment, LOG_LEVEL: 'silent' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (word: RenderWord) => resolve(word));
    child.once('exit', (code) => reject(new Error(`Rendering ended with code ${code} before it was measured`)));
  });
}
