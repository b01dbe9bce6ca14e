import { type CheckContext, releaseOf } from '../CheckContext.ts';
import type { ProbeReport } from '../report/ProbeReport.ts';

/** The kinds of page that a release can change: those that load its part, or null, which is all, for a shell. */
export function changedKinds(context: Pick<CheckContext, 'part' | 'manifests'>): readonly string[] | null {
  const { probes } = releaseOf(context);
  return context.part === 'shell' || !probes ? null : probes.map(({ kind }) => kind);
}

/**
 * A report on a release with the pages of other kinds that were not rendered with it on every site, and their figures: they are those
 * of the set before.
 * @param changed kinds of page that were
 */
export function withOtherPages(
  probe: ProbeReport,
  before: ProbeReport | null,
  changed: readonly string[] | null,
): ProbeReport {
  if (!before || !changed) return probe;
  const places = new Set(probe.pages.map(({ site, path }) => site + path));
  const others = <Figure extends { kind: string }>(known: readonly Figure[]) =>
    known.filter(({ kind }) => !changed.includes(kind));
  return {
    ...probe,
    pages: [...probe.pages, ...others(before.pages).filter(({ site, path }) => !places.has(site + path))],
    costs: [...probe.costs, ...others(before.costs)],
    growths: [...probe.growths, ...others(before.growths)],
  };
}
