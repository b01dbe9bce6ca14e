import { fork } from 'node:child_process';
import path from 'node:path';
import type { ReleaseSet } from '../../releaseSet.ts';
import type { ProbeMessage, ProbeReport } from './ProbeReport.ts';

/** Longest silence of the process: every page and every module is a word. */
const silenceMs = 15_000;

/** Lets a process of its own load a release set and render its probe pages against the running api. Never rejects. */
export function runProbe(set: ReleaseSet, environment: NodeJS.ProcessEnv): Promise<ProbeReport> {
  const child = fork(path.join(import.meta.dirname, 'probeWorker.ts'), [], {
    env: { ...environment, MARQUEE_RELEASE_SET: JSON.stringify(set) },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const report: ProbeReport = {
    modules: [],
    pages: [],
    costs: [],
    strays: [],
    leaks: null,
    failure: 'It ended before it began.',
  };
  let doing = 'starting';
  let isDone = false;
  let isHanging = false;
  return new Promise((resolve) => {
    const hangs = () => {
      isHanging = true;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(hangs, silenceMs);
    child.on('message', (message: ProbeMessage) => {
      clearTimeout(timer);
      timer = setTimeout(hangs, silenceMs);
      switch (message.kind) {
        case 'begins':
          doing = message.what;
          break;
        case 'module':
          report.modules.push(message.module);
          break;
        case 'page':
          report.pages.push(message.page);
          break;
        case 'cost':
          report.costs.push(message.cost);
          break;
        case 'stray':
          report.strays.push(message.reason);
          break;
        case 'leaks':
          report.leaks = message.leaks;
          break;
        case 'failed':
          report.failure = `It failed while ${doing}: ${message.reason}`;
          isDone = true;
          break;
        case 'done':
          report.failure = null;
          isDone = true;
          break;
      }
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (isHanging) report.failure = `It hung while ${doing}: nothing for ${silenceMs / 1_000} s.`;
      else if (!isDone) report.failure = `Its process ended (${signal ?? code}) while ${doing}.`;
      resolve(report);
    });
  });
}
