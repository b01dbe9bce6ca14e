import { describe, expect, test } from '@jest/globals';
import { faultsOf } from './checkFolders.ts';

const order = ['low', 'high'];
const sources = (low: string, high = '') =>
  new Map([
    ['low/a.ts', low],
    ['high/deep/b.ts', high],
  ]);

describe('the order of folders', () => {
  test('allows imports of lower folders, and within a folder', () => {
    expect(faultsOf(sources("import './c.ts';", "import { a } from '../../low/a.ts';"), order)).toEqual([]);
  });

  test('refuses an import from a higher folder, even of a type, and says what to do', () => {
    for (const text of [
      "import { b } from '../high/deep/b.ts';",
      "import type { B } from '../high/deep/b.ts';",
      "const b = await import('../high/deep/b.ts');",
      "const b = () => import(/* webpackChunkName: 'b' */ '../high/deep/b.ts');",
    ])
      expect(faultsOf(sources(text), order)).toEqual([
        expect.stringMatching(/^low\/a\.ts imports .* high stands above low .* Take it as an argument/),
      ]);
  });

  test('names folders that are missing from the table or the sources, or are in the table twice', () => {
    expect(faultsOf(sources(''), ['low'])).toEqual([expect.stringContaining('high is not in')]);
    expect(faultsOf(sources(''), [...order, 'gone'])).toEqual([expect.stringContaining('gone in')]);
    expect(faultsOf(sources(''), [...order, 'low'])).toEqual([expect.stringContaining('low is in')]);
  });
});
