import { fork } from 'node:child_process';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import { serverPrograms } from '@marquee/server/programs.ts';
import type { WorkerMessage } from '@marquee/server/workerMessages.ts';

/** Longest time that rendering the probe pages may take. */
const proveMs = 60_000;

/**
 * Lets a process of its own load a release set and render its probe pages against the running api, before any reader may
 * meet it. @throws with the process's own reason when a page does not render
 */
export function proveSet(set: ReleaseSet, environment: NodeJS.ProcessEnv): Promise<void> {
  const worker = fork(serverPrograms.worker, [], {
    env: { ...environment, MARQUEE_RELEASE_SET: JSON.stringify(set), MARQUEE_PROBE_ONLY: '1', LOG_LEVEL: 'silent' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      worker.kill('SIGKILL');
      reject(new Error(`The probe pages were not rendered within ${proveMs} ms`));
    }, proveMs);
    let verdict: WorkerMessage | null = null;
    worker.on('message', (message: WorkerMessage) => {
      verdict = message;
    });
    worker.on('exit', (code) => {
      clearTimeout(timer);
      if (verdict?.kind === 'proved') resolve();
      else reject(new Error(verdict?.kind === 'failed' ? verdict.reason : `The probe process ended with code ${code}`));
    });
  });
}
