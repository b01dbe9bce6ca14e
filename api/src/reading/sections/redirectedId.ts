import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type RedirectKind, redirects } from '../../kernel/db/schema/redirects.ts';

/** Subquery for the id that a site's former key redirects to; null for a key that was never in use. */
export function redirectedId(kind: RedirectKind, site: string | SQLWrapper, key: string | SQLWrapper): SQL {
  return sql`(select ${redirects.targetId} from ${redirects}
    where ${redirects.site} = ${site} and ${redirects.kind} = ${kind} and ${redirects.key} = ${key})`;
}
