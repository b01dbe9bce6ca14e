import { z } from 'zod';
import type { HostKind } from '../domain/sites/hostKind.ts';

/** Query arguments that the server passes to pages, each in one form (server/src/address/PageAddresses.ts). */
const pageArgumentSchema = z.enum(['page', 'autoplay', 'way', 'next', 'from', 'signed-out']);

/**
 * A route that a part declares: a path of the sites or of the creator host, and the exposed module that renders its
 * page. The route table is made from the declarations of a release set, so a part can add a page with its own release.
 */
export const declaredRouteSchema = z.object({
  /** Name of the route in its host's table. It must stay the same in all releases of the part. */
  id: z.string().regex(/^[a-z][A-Za-z]{0,39}$/),
  /** Kind of the route's host. `site` if absent. */
  host: z.enum(['site', 'creator'] satisfies HostKind[]).optional(),
  /**
   * Path without a leading slash: words, `:parameters` and `*` at the end. The last parameter may be optional. Empty
   * for the home page.
   */
  path: z
    .string()
    .max(200)
    .regex(/^(?:|\*|(?:[a-z0-9-]+|:[a-zA-Z]+)(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+))*(?:\/:[a-zA-Z]+\?|\/\*)?)$/),
  /** The exposed module, such as `./category`. Null for a page of the shell. */
  expose: z.string().startsWith('./').max(200).nullable(),
  /** Query arguments on which the page depends. */
  query: z.array(pageArgumentSchema).max(6).optional(),
  /**
   * True for a private page, which only people who know its address can open. It is never stored and not counted as a
   * page view.
   */
  isPrivate: z.boolean().optional(),
  /** The page's first api call, such as `/api/posts/:postKey`. A browser makes it while the module still loads. */
  firstCall: z
    .string()
    .max(200)
    .regex(/^\/api\/[A-Za-z0-9/:-]+$/)
    .optional(),
});
export type DeclaredRoute = z.infer<typeof declaredRouteSchema>;
