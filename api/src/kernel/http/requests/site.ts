import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type SiteKey, siteKeySchema } from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Query argument of every call about one site. The header of the shell's proxy has precedence. */
export const siteQuerySchema = z.object({ site: siteKeySchema.optional() });

const header = 'x-marquee-site';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sites that this network serves. */
    readonly startedSites: readonly SiteKey[];
  }
}

/**
 * Returns the site that a call is about. The header has precedence, so that no site serves another site's posts.
 * @throws ProblemError 400 if neither names a site, or if the network lacks the site
 */
export function siteOf(request: FastifyRequest<{ Querystring: { site?: SiteKey | undefined } }>): SiteKey {
  const named = request.headers[header] ?? request.query.site;
  const site = request.server.startedSites.find((started) => started === named);
  if (site) return site;
  throw new ProblemError(
    400,
    'site',
    named ? `There is no site "${named}".` : 'The site is missing. Add ?site=<key>.',
    {
      errors: [{ pointer: '?site', code: named ? 'invalid_value' : 'missing', message: 'The key of a site.' }],
    },
  );
}
