import { percentile } from '../statistics.ts';
import type { Figure } from '../table.ts';

/** Milliseconds from each decision until the last page of the other version. */
export type SwitchTimes = { release: number[]; rollback: number[] };

/** Times from decisions to readers. They have no bar, because 50 readers on the same machine delay them. */
export function switchFigures(times: SwitchTimes): Figure[] {
  return (['release', 'rollback'] as const).flatMap((kind) =>
    [0.5, 0.99].map(
      (share): Figure => ({
        name: `Decision to the last page of the other version, ${kind}, p${share * 100} of ${times[kind].length}`,
        ...{ value: percentile(times[kind], share), unit: 'ms', bar: null },
      }),
    ),
  );
}
