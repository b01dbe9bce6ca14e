import { z } from 'zod';
import { bylineRoleSchema } from '../posts/byline.ts';
import { maxBylines } from '../posts/bylineTexts.ts';

/** A person beside the author, with the whole percent of the post's money. */
export const bylineSchema = z.object({
  userId: z.string().max(20),
  role: bylineRoleSchema,
  percent: z.int().min(0).max(100),
});
export type Byline = z.infer<typeof bylineSchema>;

const list = z.array(bylineSchema).max(maxBylines);

/**
 * Body of PUT /api/vocal/review/{id}/bylines: all people beside the author. `before` is the list that the editor saw, so
 * that the change of another editor is not lost.
 */
export const bylinesChangeSchema = z
  .object({ bylines: list, before: list })
  .refine(({ bylines }) => bylines.reduce((sum, { percent }) => sum + percent, 0) <= 100, {
    path: ['bylines'],
    message: 'The shares add up to more than 100 percent.',
  })
  .refine(({ bylines }) => new Set(bylines.map(({ userId }) => userId)).size === bylines.length, {
    path: ['bylines'],
    message: 'A person can be named only once.',
  });
export type BylinesChange = z.infer<typeof bylinesChangeSchema>;

/** Response of GET and PUT /api/vocal/review/{id}/bylines. The author gets the rest of the percents. */
export const postBylinesSchema = z.object({
  success: z.literal(true),
  author: z.object({ name: z.string(), percent: z.int() }).nullable(),
  bylines: z.array(bylineSchema.extend({ name: z.string() })),
});
export type PostBylines = z.infer<typeof postBylinesSchema>;

/** Query of GET /api/vocal/writers: the beginning of a name, or an exact mail address. */
export const writersQuerySchema = z.object({ search: z.string().trim().min(2).max(100) });

/** Response of GET /api/vocal/writers: accounts that a byline can name. `key` tells equal names apart. */
export const foundWritersSchema = z.object({
  success: z.literal(true),
  writers: z.array(z.object({ id: z.string(), key: z.string(), name: z.string() })),
});
export type FoundWriters = z.infer<typeof foundWritersSchema>;
