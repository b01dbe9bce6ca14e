import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { SiteKey } from '@marquee/shared/domain';
import type { FastifyInstance } from 'fastify';

type Sites = { known: readonly SiteKey[] };
type Named = { pointer: string; key: string };

/**
 * Refuses calls whose query or body names a site that the network does not have, in a field `site` or in a field `site` of
 * a list's entries. Schemas check only the form of a key, because sites come and go.
 */
export function refuseUnknownSites(app: FastifyInstance, sites: Sites): void {
  app.addHook('preHandler', async ({ query, body }) => {
    const unknown = [...namedIn(query, '?'), ...namedIn(body, '/')].filter(({ key }) => !sites.known.includes(key));
    if (unknown.length === 0) return;
    throw new ProblemError(400, 'site', `There is no site "${unknown[0]?.key}".`, {
      errors: unknown.map(({ pointer }) => ({ pointer, code: 'invalid_value', message: 'The key of a site.' })),
    });
  });
}

/** Finds the sites that a validated query or body names. */
function namedIn(given: unknown, prefix: string): Named[] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]): Named[] => {
    if (name === 'site' && typeof value === 'string') return [{ pointer: `${prefix}site`, key: value }];
    return Array.isArray(value)
      ? value.flatMap((entry, index) => namedOf(entry, `${prefix}${name}/${index}/site`))
      : [];
  });
}

function namedOf(entry: unknown, pointer: string): Named[] {
  if (typeof entry !== 'object' || entry === null || !('site' in entry)) return [];
  return typeof entry.site === 'string' ? [{ pointer, key: entry.site }] : [];
}
