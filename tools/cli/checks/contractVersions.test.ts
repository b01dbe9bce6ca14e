import { describe, expect, it } from '@jest/globals';
import { versionFaults } from './contractVersions.ts';

const contract = (head: string, rows: readonly string[]) =>
  `# Contract\n\n${head}\n\n## Changes\n\n| version | |\n|---|---|\n${rows.map((row) => `| ${row} | a change |\n`).join('')}`;

describe('versionFaults', () => {
  it('accepts a head with the version of the newest change', () => {
    expect(versionFaults(contract('Version 1.10 (changes at the end).', ['1.10', '1.9', '1.8']))).toEqual([]);
    expect(versionFaults(contract('Version 2.0 (changes at the end).', ['2.0', '1.9']))).toEqual([]);
  });

  it('accepts a contract without versions, and rejects a version without a table of changes', () => {
    expect(versionFaults('# Contract\n')).toEqual([]);
    expect(versionFaults('# Contract\n\nVersion 1.2.\n')).toHaveLength(1);
  });

  it('rejects a head with another version or without a version', () => {
    expect(versionFaults(contract('Version 1.8 (changes at the end).', ['1.11', '1.10']))).toEqual([
      'says Version 1.8 in its head, and its table of changes begins with 1.11',
    ]);
    expect(versionFaults(contract('', ['1.1']))).toHaveLength(1);
  });

  it('rejects changes that are out of order or listed twice', () => {
    expect(versionFaults(contract('Version 1.9', ['1.9', '1.10']))).toEqual([
      'lists 1.9 above 1.10 in its table of changes',
    ]);
    expect(versionFaults(contract('Version 1.9', ['1.9', '1.9']))).toHaveLength(1);
  });
});
