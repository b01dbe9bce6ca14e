import type { CheckResult } from '../../CheckResult.ts';
import type { ProbeReport } from '../../probe/ProbeReport.ts';

/** Bytes that a render may leave behind, beyond those of the live set: caches fill, and leaks of pages are far larger. */
const mostBytes = 20_000;

/** Whether memory grows with each render: such a worker is slow after an hour, and dies after a day. */
export function checkGrowth({ growths }: ProbeReport, live: ProbeReport | null): CheckResult {
  const problems = growths.flatMap(({ kind, bytes }) => {
    const before = Math.max(live?.growths.find((growth) => growth.kind === kind)?.bytes ?? 0, 0);
    return bytes > before + mostBytes
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
