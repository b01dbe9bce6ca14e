import { expect, it } from '@jest/globals';
import { missesBar } from '../table.ts';
import { loadFigures } from './pageFigures.ts';

const load = (lcp: number) => ({ fcp: 400, lcp, cls: 0.02, tbt: 50, bytes: { Document: 17_500, Script: 90_000 } });
const named = (figures: ReturnType<typeof loadFigures>, name: string) =>
  figures.find((figure) => figure.name === `Home: ${name}`);

it('compares the LCP with the peer of the same run', () => {
  const figures = loadFigures('Home', load(920), load(800));
  expect(named(figures, 'LCP beside the peer')).toMatchObject({ value: 1.15, bar: 1.15 });
  expect(
    loadFigures('Home', load(920.8), load(800))
      .filter(missesBar)
      .map(({ name }) => name),
  ).toEqual(['Home: LCP beside the peer', 'Home: CLS']);
});

it('has no bar for the LCP without a peer', () => {
  const figures = loadFigures('Home', load(5_000), null);
  expect(named(figures, 'LCP')).toMatchObject({ value: 5_000, bar: null });
  expect(named(figures, 'LCP beside the peer')).toBeUndefined();
  expect(named(figures, 'HTML')).toMatchObject({ value: 17.5, unit: 'kB' });
  expect(named(figures, 'fonts')).toMatchObject({ value: 0 });
});
