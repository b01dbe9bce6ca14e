import { serverContractProblem } from '../../serverContract.ts';
import type { Finding } from '../Finding.ts';
import type { GateCase } from '../GateCase.ts';

/** Whether the server that would load the shell understands it. */
export function checkServerContract({ manifests, programs }: Pick<GateCase, 'manifests' | 'programs'>): Finding {
  const problem = serverContractProblem(manifests.shell, programs.serverContracts);
  if (problem) return { problems: [problem], detail: '' };
  return {
    problems: [],
    detail: `The server understands version ${manifests.shell.serverContract ?? '1.0'} of the server contract.`,
  };
}
