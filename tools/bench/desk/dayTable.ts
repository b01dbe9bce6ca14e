import type { Effort } from './EditorAtWork.ts';

/** A task of the day with its effort for all times. */
export type Task = Effort & { name: string; times: number };

/** Formats the tasks of a day as a table of Markdown: effort each time, and the sum of the day. */
export function dayTable(tasks: readonly Task[]): string {
  const sum = (name: keyof Effort) => tasks.reduce((total, task) => total + task[name], 0);
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const each = (value: number, times: number, digits: number) => (value / times).toFixed(digits).replace(/\.0$/, '');
  return [
    row(['task', 'times', 'clicks each', 'keys each', 'seconds each']),
    '|---|---|---|---|---|',
    ...tasks.map(({ name, times, clicks, keys, seconds }) =>
      row([name, times, each(clicks, times, 1), each(keys, times, 1), each(seconds, times, 2)]),
    ),
    row(['whole day', '', sum('clicks'), sum('keys'), sum('seconds').toFixed(1)]),
  ].join('\n');
}
