import { describe, expect, it } from '@jest/globals';
import { missesBar } from '../table.ts';
import { type Kill, lostMs, savingFigures } from './savingFigures.ts';

describe('lostMs', () => {
  const keys = [
    { length: 6, at: 1_000 },
    { length: 7, at: 1_200 },
    { length: 8, at: 1_500 },
  ];

  it('is the time since the first lost key', () => {
    expect(lostMs('a word x', keys, 'a word', 2_000)).toBe(800);
  });

  it('is 0 for the whole text, with or without its last space', () => {
    expect(lostMs('a word x', keys, 'a word x', 2_000)).toBe(0);
    expect(lostMs('a word ', keys, 'a word', 2_000)).toBe(0);
  });

  it('is NaN for another text, and for a text that lost its beginning', () => {
    expect(lostMs('a word x', keys, 'another', 2_000)).toBeNaN();
    expect(lostMs('a word x', [], 'a', 2_000)).toBeNaN();
  });
});

describe('savingFigures', () => {
  const kill = (changes: Partial<Kill>): Kill => ({
    ...{ kind: 'tab', lostMs: 0, isFalseConflict: false, isOverwritten: false },
    ...changes,
  });

  it('counts each kind separately', () => {
    const figures = savingFigures([
      kill({ lostMs: 2_100 }),
      kill({ lostMs: Number.NaN, isOverwritten: true }),
      kill({ kind: 'api', lostMs: 500 }),
    ]);
    expect(figures.filter(missesBar).map(({ name, value }) => [name, value])).toEqual([
      ['tab: longest loss', 2.1],
      ['tab: another text than the typed one', 1],
      ['tab: silent overwrites', 1],
    ]);
    expect(figures).toContainEqual({ name: 'api: longest loss', value: 0.5, unit: 's', bar: 2 });
    expect(figures).toContainEqual({ name: 'tab: kills', value: 2, unit: '', bar: null });
  });
});
