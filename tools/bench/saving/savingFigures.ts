import type { Figure } from '../table.ts';

export const kinds = ['tab', 'network', 'api', 'database'] as const;
export type Kind = (typeof kinds)[number];

/** One kill, with the text that the next visit found. `lostMs` is NaN if the text is not a prefix of the typed text. */
export type Kill = { kind: Kind; lostMs: number; isFalseConflict: boolean; isOverwritten: boolean };

/** Maximum seconds of typing that a kill may lose. */
export const lossBar = 2;

/** A key: the length of the text after it, and the time at which the browser had processed it. */
export type Key = { length: number; at: number };

/**
 * Milliseconds of typing before `end` that a found text lacks. NaN for a text that is not a prefix of the typed one.
 * @param keys keys typed since the text was opened
 */
export function lostMs(typed: string, keys: readonly Key[], found: string, end: number): number {
  if (!typed.startsWith(found)) return Number.NaN;
  if (found === typed.trimEnd()) return 0;
  const first = keys.find(({ length }) => length > found.length);
  return first ? end - first.at : Number.NaN;
}

/** Counts and the maximum loss for each kind of kill. */
export function savingFigures(all: readonly Kill[]): Figure[] {
  return kinds.flatMap((kind): Figure[] => {
    const kills = all.filter((kill) => kill.kind === kind);
    const count = (isSo: (kill: Kill) => boolean) => kills.filter(isSo).length;
    const longest = Math.max(0, ...kills.map(({ lostMs: ms }) => ms).filter((ms) => !Number.isNaN(ms)));
    const bad = (name: string, value: number): Figure => ({ name: `${kind}: ${name}`, value, unit: '', bar: 0 });
    return [
      { name: `${kind}: kills`, value: kills.length, unit: '', bar: null },
      { name: `${kind}: with a loss`, value: count(({ lostMs: ms }) => ms > 0), unit: '', bar: null },
      { name: `${kind}: longest loss`, value: longest / 1_000, unit: 's', bar: lossBar },
      bad(
        'another text than the typed one',
        count(({ lostMs: ms }) => Number.isNaN(ms)),
      ),
      bad(
        'silent overwrites',
        count(({ isOverwritten }) => isOverwritten),
      ),
      bad(
        'false conflicts',
        count(({ isFalseConflict }) => isFalseConflict),
      ),
    ];
  });
}
