import { createHash } from 'node:crypto';
import type { DeclaredRoute } from '@marquee/shared/remote/declaredRoute';
import type { ProbePage } from '@marquee/shared/remote/probePage';
import type { Manifest } from './manifest.ts';

type Files = Manifest['browser']['files'];

/**
 * The digest of all files of a release, which ends its version: 10 hexadecimal digits.
 * @param declared the pages on which the gate tries it, and its routes: other ones are another release
 */
export function releaseDigest(
  browser: Files,
  server: Files | null,
  typeSources: Files,
  { probes, routes }: { probes?: readonly ProbePage[]; routes?: readonly DeclaredRoute[] } = {},
): string {
  const tried = probes?.map(({ kind, expose, host, path, link }) => [kind, expose, host, path, link]);
  const served = routes?.map(({ id, host, path, expose, query, isPrivate, firstCall }) => [
    id,
    host,
    path,
    expose,
    query,
    isPrivate,
    firstCall,
  ]);
  return (
    createHash('sha256')
      // The sources too: a contract with only changed types is another release for the users of the types.
      .update(
        JSON.stringify([browser, server, typeSources, ...(tried ? [tried] : []), ...(served ? [{ served }] : [])]),
      )
      .digest('hex')
      .slice(0, 10)
  );
}
