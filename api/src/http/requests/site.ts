import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type SiteKey, siteKeySchema } from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Query argument of every call about one site; the header of the shell's proxy comes before it. */
export const siteQuerySchema = z.object({ site: siteKeySchema.optional() });

const header = 'x-marquee-site';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sites that this network has: the setting `SITES`. */
    startedSites: readonly SiteKey[];
  }
}

/**
 * The site that a call is about. The header wins: no site serves another site's posts.
 * @throws ProblemError 400 when neither the query nor the header names one, or the network does not have it.
 */
export function siteOf(request: FastifyRequest<{ Querystring: { site?: SiteKey | undefined } }>): SiteKey {
  const named = request.headers[header] ?? request.query.site;
  const site = request.server.startedSites.find((started) => started === named);
  if (site) return site;
  throw new ProblemError(400, 'site', named ? `There is no site "${named}".` : 'Say which site: ?site=<key>.', {
    errors: [{ pointer: '?site', code: named ? 'invalid_value' : 'missing', message: 'The key of a site.' }],
  });
}
