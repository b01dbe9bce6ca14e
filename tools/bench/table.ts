/** One measured figure beside its bar. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** Highest value that is good; null where there is no bar. */
  bar: number | null;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = sorted.length % 2 ? [sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

const shown = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 3));

/** Figures as lines of one table. */
export function table(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const lines = figures.map(({ name, value, unit, bar }) => {
    const result = bar === null ? ' ' : value <= bar ? '✔' : '✖';
    const limit = bar === null ? '' : `≤ ${shown(bar)} ${unit}`;
    return `${result} ${name.padEnd(width)}  ${`${shown(value)} ${unit}`.padStart(14)}  ${limit}`;
  });
  return lines.join('\n');
}
