import { z } from 'zod';

/** A picture at the image CDN. `public_id` names the original; width and height are the original's, in pixels. */
export const imageSchema = z.object({
  public_id: z.string().min(1).max(200),
  width: z.int().positive(),
  height: z.int().positive(),
  format: z.string().max(10).optional(),
});
export type Image = z.infer<typeof imageSchema>;
