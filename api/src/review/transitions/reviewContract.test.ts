import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { reviewTransitions } from '@marquee/shared/domain';

const contract = join(import.meta.dirname, '../../../../docs/contracts/reviews.md');

/** Formats the table of transitions as rows of Markdown. */
const rows = reviewTransitions.map(({ action, subjects, from, to, by, needs = {}, label }) => {
  const actors = by.map((actor) => (needs[actor] ? `${actor} (${needs[actor]})` : actor));
  return `| \`${action}\` | ${label ?? '–'} | ${subjects.join(', ')} | ${from.join(', ')} | ${to} | ${actors.join(', ')} |`;
});

test('matches the table of transitions in the contract', async () => {
  const text = await readFile(contract, 'utf8');
  expect(text.split('\n').filter((line) => line.startsWith('| `') && line.split('|').length === 8)).toEqual(rows);
});
