import type { Figure } from '../table.ts';

export const victims = ['worker', 'server', 'api', 'database'] as const;
export type Victim = (typeof victims)[number];

/** One kill: the maximum time for which server and registry disagreed, and the pages that were requested during that time. */
export type Kill = { victim: Victim; disagreedMs: number; failed: number; requested: number };

/** Maximum seconds until the registry and the server agree after the killed process is back. */
const agreeBar = 5;
/** Victims whose kill fails no pages. A killed worker loses its open requests, and nothing listens while the server restarts. */
const harmless: readonly Victim[] = ['api', 'database'];

/** Sums and maxima of the kills for each victim. */
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
