import { z } from 'zod';
import { authorLinkSchema } from '../people/author.ts';
import { bylineRoles } from './bylineTexts.ts';

export const bylineRoleSchema = z.enum(bylineRoles);

/** A person beside the author, as readers see it. */
export const postBylineSchema = z.object({ author: authorLinkSchema, role: bylineRoleSchema });
export type PostByline = z.infer<typeof postBylineSchema>;
