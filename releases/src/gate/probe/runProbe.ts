import type { ReleaseSet } from '../../releaseSet.ts';
import { type StartedAhead, startProgram } from '../StartedAhead.ts';
import { inSeconds, scaleTimeout } from '../scaleTimeout.ts';
import type { ProbeMessage, ProbeReport } from './ProbeReport.ts';

/** The probe is killed if it reports no page and no module for this long, on an idle machine. */
const silenceMs = 15_000;

export type ProbeOptions = {
  /** Kinds of page that are rendered on every site, and measured; null for all. The others are rendered on one site. */
  changed?: readonly string[] | null;
  ahead?: StartedAhead | null;
  /** The set whose kept report, if there is one, tells of pages that are the same. */
  live?: ReleaseSet | null;
  /** Ends the probe, whose report is then of no use. */
  signal?: AbortSignal;
};

/** Longest time for a page on an idle machine, as in a worker. */
const pageDeadlineMs = 5_000;

/**
 * Lets a process of its own load a release set and render its probe pages against the running api. Never rejects.
 * @param program file of the probe (`ServerPrograms`)
 */
export function runProbe(
  program: string,
  set: ReleaseSet,
  environment: NodeJS.ProcessEnv,
  { changed = null, ahead = null, live = null, signal }: ProbeOptions = {},
): Promise<ProbeReport> {
  const child = startProgram(
    program,
    {
      ...environment,
      MARQUEE_RELEASE_SET: JSON.stringify(set),
      ...(live && { MARQUEE_LIVE_SET: JSON.stringify(live) }),
      ...(changed && { MARQUEE_CHANGED_KINDS: JSON.stringify(changed) }),
      PAGE_DEADLINE_MS: String(scaleTimeout(pageDeadlineMs)),
    },
    ahead,
  );
  const report: ProbeReport = {
    modules: [],
    isEmptyNetwork: false,
    pages: [],
    costs: [],
    growths: [],
    uncaughtErrors: [],
    leaks: null,
    failure: 'It ended before it began.',
  };
  const end = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  let doing = 'starting';
  let isDone = false;
  let isHanging = false;
  return new Promise((resolve) => {
    let waitMs = 0;
    const hangs = () => {
      isHanging = true;
      child.kill('SIGKILL');
    };
    const watch = () => {
      waitMs = scaleTimeout(silenceMs);
      return setTimeout(hangs, waitMs);
    };
    let timer = watch();
    child.on('message', (message: ProbeMessage) => {
      clearTimeout(timer);
      timer = watch();
      switch (message.kind) {
        case 'begins':
          doing = message.what;
          break;
        case 'module':
          report.modules.push(message.module);
          break;
        case 'emptyNetwork':
          report.isEmptyNetwork = true;
          break;
        case 'page':
          report.pages.push(message.page);
          break;
        case 'cost':
          report.costs.push(message.cost);
          break;
        case 'growth':
          report.growths.push(message.growth);
          break;
        case 'uncaughtError':
          report.uncaughtErrors.push(message.reason);
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
    child.on('exit', (code, endedBy) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (isHanging) report.failure = `It hung while ${doing}: nothing for ${inSeconds(waitMs)}.`;
      else if (!isDone) report.failure = `Its process ended (${endedBy ?? code}) while ${doing}.`;
      resolve(report);
    });
  });
}
