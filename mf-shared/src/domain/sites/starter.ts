import { z } from 'zod';

/** A block that a starter puts into an empty post. */
const starterBlockSchema = z.object({
  kind: z.enum([
    ...['text', 'heading', 'bulletList', 'orderedList', 'quote'],
    ...['section', 'image', 'gallery', 'video', 'product'],
  ] as const),
  /** Words of a heading or section, which readers see unless the writer changes them. */
  text: z.string().max(120).optional(),
  /** Prompt for the writer. The editor shows it while the block is empty, and never stores it. */
  prompt: z.string().max(160).optional(),
});
export type StarterBlock = z.infer<typeof starterBlockSchema>;

/** Blocks for a new post of one kind, such as a recipe. */
export const starterSchema = z.object({
  name: z.string().min(1).max(40),
  /** Type of the post, if it is no article. */
  postType: z.enum(['gallery', 'video']).optional(),
  /** True to number the sections. */
  isListicle: z.boolean().optional(),
  blocks: z.array(starterBlockSchema).min(1).max(60),
});
export type Starter = z.infer<typeof starterSchema>;
