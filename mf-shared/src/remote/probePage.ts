import { z } from 'zod';
import type { HostKind } from '../domain/sites/hostKind.ts';

/**
 * A page on which the gate tries an exposed module. The gate finds pages of the kinds `home` and `post` on every site
 * automatically. Other kinds have a path, or the pattern of a link.
 */
export const probePageSchema = z.object({
  kind: z.string().min(1).max(60),
  /** `./category` */
  expose: z.string().startsWith('./').max(200),
  /** Kind of the page's host. `site` if absent. */
  host: z.enum(['site', 'creator'] satisfies HostKind[]).optional(),
  /** Path such as `/about`. `{year}` is replaced by the current year. */
  path: z.string().startsWith('/').max(200).optional(),
  /** Pattern such as `/category/:key`. The gate opens the first matching link on the pages of a site. */
  link: z.string().startsWith('/').max(200).optional(),
  /** Expected status, 200 if absent. A module whose pages cannot be listed is tried on a missing page. */
  status: z.literal(404).optional(),
});
export type ProbePage = z.infer<typeof probePageSchema>;
