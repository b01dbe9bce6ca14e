import type { PartStatus, ReleaseStatus } from '@marquee/releases/service/releaseStatus.ts';

const minute = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/** Formats the status as a table for the terminal. */
export function writeStatus({ parts, unreadable }: ReleaseStatus): string {
  const lost = unreadable.map(({ seq, reason }) => `Entry ${seq} of the log cannot be read: ${reason}`);
  return [...parts.map(writePart), ...lost].join('\n');
}

function writePart({ part, live, rollbackTarget, canary, paused, releases }: PartStatus): string {
  const newest = releases[0];
  const rows = [
    live ? ['live', live.version, `since ${minute(live.since)}, by ${live.by}`] : ['live', 'no release yet', ''],
    canary && ['canary', canary.version, `${canary.percent} % since ${minute(canary.since)}, by ${canary.by}`],
    paused && ['paused', paused.version, `${paused.reason}; a person decides: promote or rollback`],
    rollbackTarget && ['rollback', rollbackTarget, 'is where a rollback leads'],
    newest?.verdict?.passed === false && [
      'refused',
      newest.version,
      newest.verdict.reasons[0]?.split('\n', 1)[0] ?? '',
    ],
  ];
  return rows
    .filter((row) => Array.isArray(row))
    .map(([what = '', version = '', rest = ''], index) =>
      `${(index === 0 ? part : '').padEnd(10)} ${what.padEnd(8)} ${version.padEnd(20)} ${rest}`.trimEnd(),
    )
    .join('\n');
}
