import { createHash } from 'node:crypto';
import type { DeclaredRoute } from '@marquee/shared/remote/declaredRoute';
import type { ProbePage } from '@marquee/shared/remote/probePage';
import type { Manifest } from './manifest.ts';

type Files = Manifest['browser']['files'];

/**
 * Returns the digest of a release, which is the end of its version. It has 10 hexadecimal digits. It depends on all
 * files, and on the declared probe pages and routes.
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
      // Includes the type sources, because a contract whose types have changed must be a new release.
      .update(
        JSON.stringify([browser, server, typeSources, ...(tried ? [tried] : []), ...(served ? [{ served }] : [])]),
      )
      .digest('hex')
      .slice(0, 10)
  );
}
