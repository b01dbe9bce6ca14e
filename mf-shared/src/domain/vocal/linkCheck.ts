import { z } from 'zod';

/** Maximum number of addresses in one call, and of characters in an address. */
export const linkCheckLimits = { addresses: 100, address: 2_000 } as const;

/** Body of POST /api/vocal/links/check. */
export const linkCheckRequestSchema = z.object({
  addresses: z
    .array(z.url({ protocol: /^https?$/ }).max(linkCheckLimits.address))
    .min(1)
    .max(linkCheckLimits.addresses),
});

/**
 * - `ok`: the page exists.
 * - `dead`: the host does not exist, or says that the page does not exist.
 * - `unknown`: the api could not find out, or may not call the address.
 */
const linkStateSchema = z.enum(['ok', 'dead', 'unknown']);
export type LinkState = z.infer<typeof linkStateSchema>;

/** Response of POST /api/vocal/links/check. It has the addresses in the order of the request. */
export const linkCheckResponseSchema = z.object({
  success: z.literal(true),
  links: z.array(z.object({ address: z.string(), state: linkStateSchema })),
});
export type LinkCheckResponse = z.infer<typeof linkCheckResponseSchema>;
