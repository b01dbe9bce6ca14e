import { expect, test } from '@jest/globals';
import { commandFaults } from './commandFaults.ts';
import { documentedCommands } from './documentedCommands.ts';

const documented = [{ file: 'docs/operations.md', command: 'npm start' }];

test('accepts a command that a journey ran, and one with a reason', () => {
  expect(commandFaults(documented, new Set(['npm start']), {})).toEqual([]);
  expect(commandFaults(documented, new Set(), { 'npm start': 'Everybody knows it.' })).toEqual([]);
});

test('reports the document of a command that no journey runs', () => {
  expect(commandFaults(documented, new Set(), {})).toEqual([
    expect.stringMatching(/^docs\/operations\.md has “npm start”, which no journey runs/),
  ]);
});

test('rejects a command of a journey that differs from the documents', () => {
  expect(commandFaults(documented, new Set(['npm start', 'npm begin']), {})).toEqual([
    expect.stringMatching(/^A journey runs “npm begin”, which is in no document/),
  ]);
});

test('rejects a reason for a command that a journey runs or no document has', () => {
  const unwalked = { 'npm start': 'Too slow.', 'npm stop': 'Gone.' };
  expect(commandFaults(documented, new Set(['npm start']), unwalked)).toHaveLength(2);
});

test('reads commands without remarks from blocks without a language and from console blocks', () => {
  const text = [
    'Words.',
    '```\nnpm run release -- mf-post --canary 10        # for 10 %\nexport A=1   # why\n```',
    '```ini\nExecStart=node\n```',
    '```console\n$ curl -X PUT \\\n    \'http://host\'\n{"ok":true}\n```',
    '```sql\nCREATE ROLE marquee;\n```',
    '1. In a list:\n\n   ```sh\n   npm run marquee -- migrate\n   ```\n',
  ].join('\n\n');
  expect(documentedCommands('a.md', text).map(({ command }) => command)).toEqual([
    'npm run release -- mf-post --canary 10',
    'export A=1',
    "curl -X PUT 'http://host'",
    'CREATE ROLE marquee;',
    'npm run marquee -- migrate',
  ]);
});
