import { z } from 'zod';
import { imageSchema } from '../images/image.ts';

/** Maximum number of characters in the address and in the title of a card. */
export const linkCardLimits = { address: 2_000, title: 200 } as const;

/** Body of POST /api/vocal/cards. */
export const linkCardRequestSchema = z.object({
  address: z.url({ protocol: /^https?$/ }).max(linkCardLimits.address),
});

/** Title and picture of the page at an address, for its card. */
const linkCardSchema = z.object({
  /** Null for a page that cannot be read, or has no title. */
  title: z.string().min(1).max(linkCardLimits.title).nullable(),
  /** Picture of the page, stored like a writer's upload, or the picture of a post of the network. */
  image: imageSchema.nullable(),
});
export type LinkCard = z.infer<typeof linkCardSchema>;

/** Response of POST /api/vocal/cards. */
export const linkCardResponseSchema = z.object({ success: z.literal(true), card: linkCardSchema });
