import type { Figure } from '../table.ts';

export const victims = ['worker', 'server', 'api', 'database'] as const;
export type Victim = (typeof victims)[number];

/** One kill: the longest time for which server and registry disagreed after it, and the pages that were read meanwhile. */
export type Kill = { victim: Victim; disagreedMs: number; failed: number; requested: number };

/** Maximum seconds until the registry and the server agree after the killed process is back. */
const agreeBar = 5;
/** A process that is killed loses its open requests, and no process listens while the server restarts. Only these lose no pages. */
const harmless: readonly Victim[] = ['api', 'database'];

/** Sums and maxima of the kills, for each victim that was killed. */
export function killFigures(all: readonly Kill[]): Figure[] {
  return victims.flatMap((victim): Figure[] => {
    const kills = all.filter((kill) => kill.victim === victim);
    if (kills.length === 0) return [];
    const sum = (of: (kill: Kill) => number) => kills.reduce((total, kill) => total + of(kill), 0);
    const bar = harmless.includes(victim) ? 0 : null;
    return [
      { name: `${victim}: kills`, value: kills.length, unit: '', bar: null },
      {
        name: `${victim}: failed pages of ${sum(({ requested }) => requested)}`,
        value: sum(({ failed }) => failed),
        unit: '',
        bar,
      },
      {
        name: `${victim}: longest disagreement of registry and server`,
        value: Math.max(...kills.map(({ disagreedMs }) => disagreedMs)) / 1_000,
        unit: 's',
        bar: agreeBar,
      },
    ];
  });
}
