import { budgets } from '@marquee/releases/gate/budgets.ts';
import type { Figure } from '../table.ts';
import type { LoadFigures } from './throttledLoad.ts';

/** Bars for what a reader notices, on slow 4G and a processor that is four times slower. Times in milliseconds. */
export const readersBars = { lcpBesidePeer: 1.15, tbt: 50, cls: 0.01, tap: 200 } as const;

/**
 * Figures of a page's loads with their bars.
 * @param peer figures of a peer's page of the same kind in the same run. The LCP has no bar without a peer
 */
export function loadFigures(name: string, { lcp, cls, tbt, bytes }: LoadFigures, peer: LoadFigures | null): Figure[] {
  const { lcpBesidePeer, ...bars } = readersBars;
  const kilobytes = (kind: string) => (bytes[kind] ?? 0) / 1_000;
  const compared: Figure[] = peer
    ? [
        { name: `${name}: LCP of the peer`, value: peer.lcp, unit: 'ms', bar: null },
        { name: `${name}: LCP beside the peer`, value: lcp / peer.lcp, unit: '×', bar: lcpBesidePeer },
      ]
    : [];
  return [
    { name: `${name}: LCP`, value: lcp, unit: 'ms', bar: null },
    ...compared,
    { name: `${name}: TBT`, value: tbt, unit: 'ms', bar: bars.tbt },
    { name: `${name}: CLS`, value: cls, unit: '', bar: bars.cls },
    {
      name: `${name}: scripts before a sign`,
      value: kilobytes('Script'),
      unit: 'kB',
      bar: budgets.scriptsAhead / 1_000,
    },
    { name: `${name}: fonts`, value: kilobytes('Font'), unit: 'kB', bar: budgets.fonts / 1_000 },
    { name: `${name}: HTML`, value: kilobytes('Document'), unit: 'kB', bar: null },
  ];
}
