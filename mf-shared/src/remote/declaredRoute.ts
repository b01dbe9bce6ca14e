import { z } from 'zod';
import type { HostKind } from '../domain/sites/hostKind.ts';

/** Arguments of a query that the server hands on to pages, each in one form (server/src/address/PageAddresses.ts). */
const pageArgumentSchema = z.enum(['page', 'autoplay', 'way', 'next', 'from', 'signed-out']);

/**
 * A route that a part declares: a path of the sites or of the creator host, and the exposed module that makes its page. The route
 * table is made from the declarations of a release set, so a part adds a page with a release of its own.
 */
export const declaredRouteSchema = z.object({
  /** Name of the route in its host's table; a part keeps it from release to release. */
  id: z.string().regex(/^[a-z][A-Za-z]{0,39}$/),
  /** The kind of its host; `site` when absent. */
  host: z.enum(['site', 'creator'] satisfies HostKind[]).optional(),
  /** Without a leading slash: words, `:parameters`, of which the last may be optional, and `*` at the end. Empty for the first page. */
  path: z
    .string()
    .max(200)
    .regex(/^(?:|\*|(?:[a-z0-9-]+|:[a-zA-Z]+)(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+))*(?:\/:[a-zA-Z]+\?|\/\*)?)$/),
  /** `./category`; null for a page of the shell itself. */
  expose: z.string().startsWith('./').max(200).nullable(),
  /** Arguments of the query that the page depends on; none when absent. */
  query: z.array(pageArgumentSchema).max(6).optional(),
  /** True for a private page, which only people who know its address can open. It is never stored and not counted as a page view. */
  isPrivate: z.boolean().optional(),
  /** `/api/posts/:postKey`: the page's first call of the api, which a browser makes while the module still loads. */
  firstCall: z
    .string()
    .max(200)
    .regex(/^\/api\/[A-Za-z0-9/:-]+$/)
    .optional(),
});
export type DeclaredRoute = z.infer<typeof declaredRouteSchema>;
