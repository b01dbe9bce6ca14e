import { type CheckContext, concernedRemotes, nameOf } from '../../CheckContext.ts';
import type { CheckResult } from '../../CheckResult.ts';

/**
 * Whether the remotes' manifests list the modules that the shell needs, and name a page for each. Loading shows whether
 * they really exist.
 */
export function checkExports(context: Pick<CheckContext, 'part' | 'manifests'>): CheckResult {
  const { shell } = context.manifests;
  if (!shell.needs)
    return {
      problems: [],
      detail: `${nameOf(shell)} does not say what it needs: it was built before that was recorded.`,
    };
  const problems: string[] = [];
  let count = 0;
  for (const remote of concernedRemotes(context)) {
    for (const module of shell.needs[remote.federationName ?? ''] ?? []) {
      count += 1;
      const files = remote.exposes[module];
      if (!files) {
        problems.push(`${nameOf(remote)} does not expose ${module}, which ${nameOf(shell)} needs.`);
        continue;
      }
      for (const file of files)
        if (!remote.browser.files[file])
          problems.push(`${module} of ${nameOf(remote)} needs ${file}, which it does not have.`);
      if (remote.probes && !remote.probes.some(({ expose }) => expose === module))
        problems.push(
          `${nameOf(remote)} names no page on which ${module} can be tried. Add one to the probes in ${remote.name}/federation.ts.`,
        );
    }
  }
  return { problems, detail: `All ${count} modules that the shell needs are exposed.` };
}
