import { z } from 'zod';
import { imageSchema } from '../images/image.ts';

export const promoSchema = z.object({
  name: z.string(),
  subtitle: z.string(),
  image: imageSchema.nullable(),
  /** Absolute address or a path on the site. */
  actionUrl: z.string(),
  actionLabel: z.string(),
});
export type Promo = z.infer<typeof promoSchema>;

/** A banner inside a post, labelled 'Special Feature'. */
export const specialFeatureSchema = promoSchema;
export type SpecialFeature = z.infer<typeof specialFeatureSchema>;
