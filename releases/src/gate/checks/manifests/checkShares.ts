import semver from 'semver';
import { type CheckContext, concernedRemotes, nameOf } from '../../CheckContext.ts';
import type { CheckResult } from '../../CheckResult.ts';

/** Checks that the shell provides each shared module in a version that the remotes accept. */
export function checkShares(context: Pick<CheckContext, 'part' | 'manifests'>): CheckResult {
  const { shell } = context.manifests;
  const provided = shell.shared?.provided;
  if (!provided)
    return {
      problems: [],
      detail: `${nameOf(shell)} does not say what it shares: it was built before that was recorded.`,
    };
  const problems: string[] = [];
  const silent: string[] = [];
  let count = 0;
  for (const remote of concernedRemotes(context)) {
    if (!remote.shared) silent.push(nameOf(remote));
    for (const [module, range] of Object.entries(remote.shared?.required ?? {})) {
      count += 1;
      const version = provided[module];
      if (version === undefined)
        problems.push(`${nameOf(remote)} takes ${module} from the shell, and ${nameOf(shell)} does not bring it.`);
      else if (!semver.satisfies(version, range, { includePrerelease: true }))
        problems.push(`${nameOf(remote)} takes ${module} in version ${range}, and ${nameOf(shell)} brings ${version}.`);
    }
  }
  const notSaid = silent.length > 0 ? ` ${silent.join(', ')} do not say what they take.` : '';
  return {
    problems,
    detail: `The shell brings all ${count} required shared modules in compatible versions.${notSaid}`,
  };
}
