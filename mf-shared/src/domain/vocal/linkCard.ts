import { z } from 'zod';
import { imageSchema } from '../images/image.ts';

/** Longest address and longest title of a card, in characters. */
export const linkCardLimits = { address: 2_000, title: 200 } as const;

/** Body of POST /api/vocal/cards. */
export const linkCardRequestSchema = z.object({
  address: z.url({ protocol: /^https?$/ }).max(linkCardLimits.address),
});

/** Title and picture of the page at an address, for its card. */
export const linkCardSchema = z.object({
  /** Null for a page that cannot be read, or has no title. */
  title: z.string().min(1).max(linkCardLimits.title).nullable(),
  /** Picture of the page, stored like a writer's upload, or the picture of a post of the network. */
  image: imageSchema.nullable(),
});
export type LinkCard = z.infer<typeof linkCardSchema>;

export const linkCardResponseSchema = z.object({ success: z.literal(true), card: linkCardSchema });
