import type { FastifyRequest } from 'fastify';
import { OperationsProblem } from './OperationsProblem.ts';

/**
 * Whether a call comes from a page of the same origin, or from no page at all. Browsers tell by Fetch Metadata or, older ones, by
 * Origin; a call with neither is no browser's.
 */
export function comesFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Hook: nothing is done, and no data given, for pages of other sites. */
export async function refuseOtherSites(request: FastifyRequest): Promise<void> {
  if (!comesFromOwnPage(request))
    throw new OperationsProblem(403, 'cross-site', 'This can only be done from a page of this site.');
}

/** The same for pages: these may be looked at by following a link from elsewhere. */
export async function refuseOtherSitesForms(request: FastifyRequest): Promise<void> {
  const isLink = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
  if (!isLink) await refuseOtherSites(request);
}
