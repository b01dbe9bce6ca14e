import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem/ProblemError.ts';

type Call = Pick<FastifyRequest, 'method' | 'headers' | 'host'>;

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Checks whether a call comes from a page of the same origin, or from no page at all. Browsers send Fetch Metadata with
 * every call; older browsers send Origin. A call with neither comes from no browser and cannot use a reader's cookies.
 * `none` is an address that the reader typed or opened from a bookmark. Such a call can only read, so with any other
 * method it counts as foreign.
 */
export function isFromOwnPage({ method, headers, host }: Call): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'none') return readMethods.has(method);
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Hook: pages of other sites neither change nor read anything. @throws ProblemError 403 */
export async function refuseOtherSites(request: Call): Promise<void> {
  if (!isFromOwnPage(request))
    throw new ProblemError(403, 'cross-site', 'This can only be done from a page of this site.');
}

/** Hook: pages of other sites change nothing; reading is free to all. @throws ProblemError 403 */
export async function refuseWritesOfOtherSites(request: Call): Promise<void> {
  if (!readMethods.has(request.method)) await refuseOtherSites(request);
}

/** Hook for pages: a link of another site may open one, and nothing else. @throws ProblemError 403 */
export async function refuseOtherSitesForms(request: Call): Promise<void> {
  const isLink = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
  if (!isLink) await refuseOtherSites(request);
}
