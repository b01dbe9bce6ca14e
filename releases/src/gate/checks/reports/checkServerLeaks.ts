import type { CheckResult } from '../../CheckResult.ts';
import type { ProbeReport } from '../../report/ProbeReport.ts';

const notReached = 'Not looked at: its process did not get so far.';

/** Names that the shell's own run time takes; leaks of the live set are known too. */
const isKnownGlobal = (name: string) => /^(__FEDERATION__|__VMOK__|marquee\w*)$/.test(name);

/** Checks that the release's scripts leave no global variables and change no existing ones. */
export function checkGlobals({ leaks }: ProbeReport, live: ProbeReport | null): CheckResult {
  if (!leaks) return { problems: [], detail: notReached };
  const known = new Set(live?.leaks?.globals);
  const problems = leaks.globals
    .filter((name) => !known.has(name) && !isKnownGlobal(name))
    .map((name) => `On the server it leaves or changes “${name}” in the global scope.`);
  return { problems, detail: 'Nothing new in the global scope of the server.' };
}

/** Checks that no timers run after the pages are rendered, because they would run in every worker indefinitely. */
export function checkTimers({ leaks }: ProbeReport, live: ProbeReport | null): CheckResult {
  if (!leaks) return { problems: [], detail: notReached };
  const keyOf = ({ part, kind }: { part: string; kind: string }) => `${kind} of ${part}`;
  const known = Map.groupBy(live?.leaks?.timers ?? [], keyOf);
  const problems = [...Map.groupBy(leaks.timers, keyOf)]
    .filter(([key, timers]) => timers.length > (known.get(key)?.length ?? 0))
    .map(([key, timers]) => {
      const places = [...new Set(timers.map(({ place }) => place))].slice(0, 3).join(', ');
      return `${timers.length} timers (${key}) still run when nothing is rendered any more, started in ${places}.`;
    });
  return { problems, detail: 'No timer runs on after rendering.' };
}

/** Plain words for the most likely resources. */
const resourceNames: Readonly<Record<string, string>> = {
  TCPSocketWrap: 'network connection',
  TLSWrap: 'network connection',
  TCPServerWrap: 'listening server',
  FSEventWrap: 'file watcher',
  ProcessWrap: 'child process',
};

/** Checks that no connections, servers, file watchers or child processes stay open after the pages are rendered. */
export function checkResources({ leaks }: ProbeReport, live: ProbeReport | null): CheckResult {
  if (!leaks) return { problems: [], detail: notReached };
  const known = Map.groupBy(live?.leaks?.resources ?? [], (kind) => kind);
  const problems = [...Map.groupBy(leaks.resources, (kind) => kind)]
    .filter(([kind, open]) => open.length > (known.get(kind)?.length ?? 0))
    .map(
      ([kind, open]) =>
        `On the server it leaves open what would keep each worker busy: ${resourceNames[kind] ?? 'resource'} (${open.length} ${kind}).`,
    );
  return { problems, detail: 'No connection, server, file watcher or child process stays open.' };
}
