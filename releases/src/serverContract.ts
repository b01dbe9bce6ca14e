import type { Manifest } from './manifest.ts';

/**
 * Checks the major version of a shell's server contract; releases from before the version was recorded have 1.
 * @returns the reason why a server with these versions cannot load the shell. Null if it can
 */
export function serverContractProblem(
  { name, version, serverContract = '1.0' }: Pick<Manifest, 'name' | 'version' | 'serverContract'>,
  understood: readonly number[],
): string | null {
  if (understood.includes(Number.parseInt(serverContract, 10))) return null;
  const known = understood.map((major) => `${major}.x`).join(', ');
  return `${name}@${version} keeps to version ${serverContract} of the server contract; this server understands ${known}.`;
}
