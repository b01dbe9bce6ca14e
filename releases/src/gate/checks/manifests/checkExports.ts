import type { Manifest } from '../../../manifest.ts';
import { type CheckContext, concernedRemotes, nameOf } from '../../CheckContext.ts';
import type { CheckResult } from '../../CheckResult.ts';

/**
 * Checks that the remotes' manifests list the modules of their routes and the modules that the shell needs. Each of these modules needs a
 * probe page. Loading shows later if the modules exist.
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
    for (const [module, user] of usersOf(remote, shell)) {
      count += 1;
      const files = remote.exposes[module];
      if (!files) {
        problems.push(`${nameOf(remote)} does not expose ${module}, which ${user}.`);
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
  return { problems, detail: `All ${count} modules of routes and of the shell are exposed.` };
}

/** The modules of a remote that something loads by name, each with the sentence's end that says so. */
function usersOf(remote: Manifest, shell: Manifest): Map<string, string> {
  const needed = shell.needs?.[remote.federationName ?? ''] ?? [];
  return new Map([
    ...(remote.routes ?? []).map(({ expose, id }) => [expose ?? '', `its route ${id} needs`] as const),
    ...needed.map((module) => [module, `${nameOf(shell)} needs`] as const),
  ]);
}
