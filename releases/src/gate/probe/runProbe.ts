import type { PartialSet } from '../../releaseSet.ts';
import { type StartedAhead, startProgram } from '../launch/StartedAhead.ts';
import type { ProbeMessage, ProbeReport } from '../report/ProbeReport.ts';
import { scaleTimeout } from '../scaleTimeout.ts';
import { ReportedProbe } from './ReportedProbe.ts';

/**
 * Maximum time in milliseconds between two messages of the probe on an idle machine. After that, the probe is killed.
 */
const silenceMs = 15_000;

export type ProbeOptions = {
  /**
   * Kinds of page to render on every site and to measure. Other kinds are rendered on one site. Null means all kinds.
   */
  changed?: readonly string[] | null;
  ahead?: StartedAhead | null;
  /** Set whose stored report may contain equal pages. Equal pages are not compressed and parsed again. */
  live?: PartialSet | null;
  /** Kills the probe. The report is then useless. */
  signal?: AbortSignal;
};

/** Maximum time for a page on an idle machine, in milliseconds, as in a worker. */
const pageDeadlineMs = 5_000;

/**
 * Starts a process that loads a release set and renders its probe pages against the running api. Never rejects.
 * @param program file of the probe (`ServerPrograms`)
 */
export function runProbe(
  program: string,
  set: PartialSet,
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
  const kill = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', kill);
  if (signal?.aborted) kill();
  const reported = new ReportedProbe();
  return new Promise((resolve) => {
    let waitMs = 0;
    const watch = () => {
      waitMs = scaleTimeout(silenceMs);
      return setTimeout(() => {
        reported.failSilent(waitMs);
        kill();
      }, waitMs);
    };
    let timer = watch();
    child.on('message', (message: ProbeMessage) => {
      clearTimeout(timer);
      timer = watch();
      reported.add(message);
    });
    child.on('exit', (code, endedBy) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', kill);
      resolve(reported.end(String(endedBy ?? code)));
    });
  });
}
