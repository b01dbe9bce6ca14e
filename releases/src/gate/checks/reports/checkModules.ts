import type { CheckResult } from '../../CheckResult.ts';
import type { ProbedModule, ProbeReport } from '../../report/ProbeReport.ts';

/**
 * Checks that the exposed modules, once loaded, have the form that the shell expects. Faults that the live set has too do not count against
 * the release.
 */
export function checkModules({ modules }: ProbeReport, live: ProbeReport | null): CheckResult {
  const badBefore = new Set(live?.modules.filter(isBad).map(({ name }) => name));
  const bad = modules.filter(isBad);
  const problems = bad.flatMap(({ name, missing, error }) => {
    if (badBefore.has(name)) return [];
    return [error ? `${name} cannot be loaded: ${error}.` : `${name} has no ${missing.join(' and no ')}.`];
  });
  const old = bad.length - problems.length;
  const notCounted = old > 0 ? ` ${old} that the live set cannot load either do not count.` : '';
  return {
    problems,
    detail: `${modules.length - bad.length} exposed modules were loaded, and each has a Component and handle.meta.${notCounted}`,
  };
}

const isBad = ({ missing, error }: ProbedModule) => error !== null || missing.length > 0;
