import { z } from 'zod';
import { shownText } from '../text/shownText.ts';
import { draftLimits } from '../vocal/draftLimits.ts';

const tag = shownText(draftLimits.tagName).optional();

/** Body of PUT /api/vocal/review/{id}/sections: one change of the places where a live post is listed. */
export const sectionsChangeSchema = z
  .object({
    /** Key of a category of the post's site. */
    category: z.string().min(1).max(draftLimits.key).optional(),
    /** Name of a tag. A tag that the site does not have is created. */
    addTag: tag,
    removeTag: tag,
  })
  .refine((change) => Object.values(change).filter((value) => value !== undefined).length === 1, {
    message: 'Send one of category, addTag and removeTag.',
  });
export type SectionsChange = z.infer<typeof sectionsChangeSchema>;

const sectionsSchema = z.object({ category: z.string().nullable(), tags: z.array(z.string()) });

/** Response of PUT /api/vocal/review/{id}/sections. `before` equals `after` if nothing was to do. */
export const postSectionsSchema = z.object({
  success: z.literal(true),
  before: sectionsSchema,
  after: sectionsSchema,
});
export type PostSections = z.infer<typeof postSectionsSchema>;
