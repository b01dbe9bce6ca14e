import { readFile } from 'node:fs/promises';
import { confirmPayouts } from '@marquee/api/acts/payouts.ts';
import { payoutLimits } from '@marquee/shared/domain';
import type { Command } from '../frame/Command.ts';

/** Applies a file of confirmations. The same file again changes nothing. */
export const confirmPayoutsCommand: Command = {
  name: 'payouts confirm',
  arguments: ['file'],
  options: {},
  summary:
    'Confirms payouts from a CSV file with the columns id, status (paid or failed), dollars, reference and reason.',
  async run({ db, now, print }, { arguments: { file = '' } }) {
    const csv = await readFile(file, 'utf8');
    if (csv.length > payoutLimits.csv) throw new Error(`A file has at most ${payoutLimits.csv} characters.`);
    const lines = await confirmPayouts(db, csv, { actor: null, at: now });
    for (const { line, id, result, message } of lines)
      print(`line ${line}, payout ${id}: ${result}${message ? `. ${message}` : ''}`);
    return lines.every(({ result }) => result !== 'refused');
  },
};
