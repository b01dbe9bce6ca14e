import type { CheckResult } from '../../CheckResult.ts';
import type { ProbeReport } from '../../report/ProbeReport.ts';

/** Maximum bytes that a render may leak beyond the live set. Growing caches stay below it, leaked pages do not. */
const maxBytes = 20_000;

/** Checks that memory does not grow with each render. Otherwise workers slow down within an hour and die within a day. */
export function checkGrowth({ growths }: ProbeReport, live: ProbeReport | null): CheckResult {
  const problems = growths.flatMap(({ kind, bytes }) => {
    const before = Math.max(live?.growths.find((growth) => growth.kind === kind)?.bytes ?? 0, 0);
    return bytes > before + maxBytes
      ? [
          `Each render of a page of the kind “${kind}” leaves ${Math.round(bytes / 1_000)} kB in the memory of the server.`,
        ]
      : [];
  });
  return {
    problems,
    detail: `Rendering leaves nothing in the memory of the server (${growths.length} kinds of page).`,
  };
}
