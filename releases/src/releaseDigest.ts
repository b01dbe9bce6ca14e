import { createHash } from 'node:crypto';
import type { Manifest, ProbePage } from './manifest.ts';

type Files = Manifest['browser']['files'];

/**
 * The digest of all files of a release, which ends its version: 10 hexadecimal digits.
 * @param probes pages on which the gate tries it: other ones are another release
 */
export function releaseDigest(
  browser: Files,
  server: Files | null,
  typeSources: Files,
  probes?: readonly ProbePage[],
): string {
  const tried = probes?.map(({ kind, expose, host, path, link }) => [kind, expose, host, path, link]);
  return (
    createHash('sha256')
      // The sources too: a contract with only changed types is another release for the users of the types.
      .update(JSON.stringify([browser, server, typeSources, ...(tried ? [tried] : [])]))
      .digest('hex')
      .slice(0, 10)
  );
}
