import { z } from 'zod';
import { shownText } from '../text/shownText.ts';
import { maxViewNameLength } from './savedViewLimits.ts';

/** Pages of moderators whose filters can be saved. */
export const savedViewPageSchema = z.enum(['queue', 'board']);
export type SavedViewPage = z.infer<typeof savedViewPageSchema>;

/** Body of POST /api/vocal/savedViews. Another view with this name is replaced. */
export const newSavedViewSchema = z.object({
  page: savedViewPageSchema,
  name: shownText(maxViewNameLength),
  /** Query of the page's address, with the question mark. */
  search: z
    .string()
    .max(1_000)
    .regex(/^\?[\w%&=+.*:~!'()-]+$/),
});
export type NewSavedView = z.infer<typeof newSavedViewSchema>;

const savedViewSchema = newSavedViewSchema.omit({ page: true }).extend({ id: z.string() });
export type SavedView = z.infer<typeof savedViewSchema>;

/** Response of all calls of saved views: the views of the page, by name. */
export const savedViewListSchema = z.object({ success: z.literal(true), views: z.array(savedViewSchema) });
export type SavedViewList = z.infer<typeof savedViewListSchema>;
