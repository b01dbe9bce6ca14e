import type { CheckResult } from '../../CheckResult.ts';
import type { ProbeReport } from '../../probe/ProbeReport.ts';

/** Whether the exposed modules, once loaded, have the form that the shell expects. */
export function checkModules({ modules }: ProbeReport): CheckResult {
  const problems = modules.flatMap(({ name, missing, error }) => {
    if (error) return [`${name} cannot be loaded: ${error}.`];
    return missing.length > 0 ? [`${name} has no ${missing.join(' and no ')}.`] : [];
  });
  return {
    problems,
    detail: `${modules.length} exposed modules were loaded, and each has a Component and handle.meta.`,
  };
}
