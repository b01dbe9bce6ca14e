import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Hook: what changes something is done only for pages of our own. */
export async function protectUnsafeMethods(request: FastifyRequest): Promise<void> {
  if (!safeMethods.has(request.method) && !comesFromOwnPage(request)) throw crossSite();
}

/** Hook for a GET with a side effect: refuses other sites' pages, but not an address typed by hand. */
export async function refuseOtherSites(request: FastifyRequest): Promise<void> {
  if (request.headers['sec-fetch-site'] !== 'none' && !comesFromOwnPage(request)) throw crossSite();
}

/**
 * Browsers tell with every call where it comes from, by Fetch Metadata or, older ones, by Origin. A call with neither
 * is no browser's, and cannot ride on somebody's cookies.
 */
function comesFromOwnPage(request: FastifyRequest): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

function crossSite(): ProblemError {
  return new ProblemError(403, 'cross-site', 'This can only be done from a page of this site.');
}
