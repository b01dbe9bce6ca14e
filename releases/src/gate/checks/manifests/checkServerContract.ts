import { serverContractProblem } from '../../../serverContract.ts';
import type { CheckContext } from '../../CheckContext.ts';
import type { CheckResult } from '../../CheckResult.ts';

/** Checks that the server supports the contract of the shell that it would load. */
export function checkServerContract({
  manifests,
  programs,
}: Pick<CheckContext, 'manifests' | 'programs'>): CheckResult {
  const problem = serverContractProblem(manifests.shell, programs.serverContracts);
  if (problem) return { problems: [problem], detail: '' };
  return {
    problems: [],
    detail: `The server understands version ${manifests.shell.serverContract ?? '1.0'} of the server contract.`,
  };
}
