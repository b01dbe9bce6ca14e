/** A measured value and its bar, which is the highest acceptable value. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** Highest acceptable value. Null for a figure without a bar. */
  bar: number | null;
};

/** True for a figure that is above its bar or could not be measured. */
export const missesBar = ({ value, bar }: Figure) => bar !== null && !(value <= bar);

const shown = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 3));

/** Formats figures as a table, one figure a line. */
export function table(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const lines = figures.map((figure) => {
    const { name, value, unit, bar } = figure;
    const result = bar === null ? ' ' : missesBar(figure) ? '✖' : '✔';
    const limit = bar === null ? '' : `≤ ${shown(bar)} ${unit}`;
    return `${result} ${name.padEnd(width)}  ${`${shown(value)} ${unit}`.padStart(14)}  ${limit}`;
  });
  return lines.join('\n');
}

/** Prints figures. Sets the exit code to 1 if a figure misses its bar. */
export function report(figures: readonly Figure[]): void {
  console.log(`\n${table(figures)}\n`);
  if (figures.some(missesBar)) process.exitCode = 1;
}
