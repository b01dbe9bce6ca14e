import { describe, expect, it } from '@jest/globals';
import { matchEntry } from '../routes/matchEntry.ts';
import { routeTable } from '../routes/routeTable.ts';
import { KnownEntries } from './KnownEntries.ts';

const tables = { site: routeTable('site', []), creator: routeTable('creator', []) };
const path = '/ink';

describe('the entry of a path', () => {
  it('is the same each time, and another one on the other kind of host', () => {
    const entries = new KnownEntries(tables);
    for (let time = 0; time < 2; time += 1) {
      expect(entries.at('beat', path)).toBe(matchEntry(tables.site, path));
      expect(entries.at('vocal', path)).toBe(matchEntry(tables.creator, path));
    }
    expect(entries.size).toBe(2);
  });

  it('is remembered for 1,000 paths at most, and for none that is longer than 200 characters', () => {
    const entries = new KnownEntries(tables);
    for (let number = 0; number < 3_000; number += 1) entries.at('beat', `/${number}`);
    expect(entries.size).toBe(1_000);
    const long = new KnownEntries(tables);
    expect(long.at('beat', `/${'a'.repeat(200)}`)).toBe(matchEntry(tables.site, path));
    expect(long.size).toBe(0);
  });
});
