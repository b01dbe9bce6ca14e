import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type SiteKey, siteKeySchema } from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Query argument of every call about one site; the header of the shell's proxy comes before it. */
export const siteQuerySchema = z.object({ site: siteKeySchema.optional() });

const header = 'x-marquee-site';

/**
 * The site that a call is about. The header wins: nobody reads another site's posts through a site.
 * @throws ProblemError 400 when neither the query nor the header names one, or the header names an unknown one.
 */
export function siteOf(request: FastifyRequest<{ Querystring: { site?: SiteKey | undefined } }>): SiteKey {
  const named = request.headers[header];
  if (named === undefined && request.query.site) return request.query.site;
  const parsed = siteKeySchema.safeParse(named);
  if (parsed.success) return parsed.data;
  throw new ProblemError(400, 'site', named ? `There is no site "${named}".` : 'Say which site: ?site=<key>.', {
    errors: [{ pointer: '?site', code: named ? 'invalid_value' : 'missing', message: 'The key of a site.' }],
  });
}
