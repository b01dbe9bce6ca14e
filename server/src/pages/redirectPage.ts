import { securityHeaders } from '../http/contentSecurityPolicy.ts';
import { redirectFreshMs } from './freshness.ts';
import type { PageResponse } from './PageResponse.ts';

/** @param tags tags that purge the redirect. Without tags it never changes, so browsers may cache it */
export function redirectPage(status: number, location: string, tags: readonly string[] = []): PageResponse {
  const lifetime = tags.length > 0 ? 'max-age=0, must-revalidate' : `max-age=${redirectFreshMs / 1_000}`;
  return {
    status,
    headers: { location, ...securityHeaders, 'cache-control': `public, ${lifetime}` },
    bodies: null,
    tags,
    freshMs: redirectFreshMs,
  };
}
