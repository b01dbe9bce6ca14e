import { z } from 'zod';
import { siteKeySchema } from '../sites/site.ts';

/**
 * Roles that administrators give to accounts. An account without a role is a contributor, who writes and submits posts.
 * `author` also publishes own posts without a review. `editor` reviews, edits, publishes and curates. `accountant` handles money, and no posts. `auditor` reads everything and
 * changes nothing. `administrator` may do all of this, and give roles.
 */
export const roleSchema = z.enum(['editor', 'accountant', 'auditor', 'administrator', 'author']);
export type Role = z.infer<typeof roleSchema>;

/** A role of an account for one site, for a section of a site, or for the whole network. */
export const grantSchema = z
  .object({
    role: roleSchema,
    /** Null for all sites. */
    site: siteKeySchema.nullable(),
    /** Key of the category of the site to which the role of an editor is limited. Null or absent for the whole site. */
    section: z.string().min(1).max(100).nullable().optional(),
    /** Time at which the role ends, in RFC 3339 UTC. Null for a role without an end. */
    until: z.iso.datetime().nullable(),
  })
  .refine(({ role, site, section }) => !section || (role === 'editor' && site !== null), {
    path: ['section'],
    message: 'Only the role of an editor of one magazine can be limited to a section.',
  });
export type Grant = z.infer<typeof grantSchema>;
