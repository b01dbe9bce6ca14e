import type { Command } from '../frame/Command.ts';
import { readJobStatus } from './readJobStatus.ts';

const heads = ['queue', 'waiting', 'running', 'failed', 'oldest waits since'];

export const jobStatusCommand: Command = {
  name: 'jobs status',
  arguments: [],
  options: { json: { type: 'boolean' } },
  summary: 'Prints the job queues and the last failures.',
  async run({ db, print }, { options }) {
    const status = await readJobStatus(db);
    if (options.json) {
      print(JSON.stringify(status, null, 2));
      return true;
    }
    const rows = status.queues.map(({ name, waiting, running, failed, oldest }) => [
      name,
      ...[waiting, running, failed].map(String),
      oldest ?? '–',
    ]);
    for (const line of alignColumns([heads, ...rows])) print(line);
    for (const { queue, at, attempts, willRetry, reason } of status.failures)
      print(`✖ ${queue}, ${at}, attempt ${attempts}${willRetry ? ', will be retried' : ''}: ${reason}`);
    return true;
  },
};

function alignColumns(rows: readonly string[][]): string[] {
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
