import { z } from 'zod';
import { formerAddressLimits } from './formerAddressLimits.ts';

/** Response of GET /api/formerAddresses?address=, for the server. */
export const formerAddressTargetSchema = z.object({
  success: z.literal(true),
  /** Path on the site, or an address of another host that a person has permitted. */
  location: z.string(),
});

export type FormerTarget = z.infer<typeof formerAddressTargetSchema>;

/** A former address of a site. */
export const listedFormerAddressSchema = z.object({
  /** Path and query in lower case, without escapes. */
  from: z.string(),
  /** Where it leads now; null if that is gone or not published. */
  to: z.string().nullable(),
  /** Writer of the redirect: an import of posts, or a person. */
  source: z.enum(['import', 'person']),
});
export type ListedFormerAddress = z.infer<typeof listedFormerAddressSchema>;

/**
 * Response of GET /api/vocal/curation/{site}/formerAddresses?q=&after=, in the order of the addresses. `after` is the
 * last address of the page before.
 */
export const formerAddressListSchema = z.object({
  success: z.literal(true),
  addresses: z.array(listedFormerAddressSchema),
  total: z.int(),
});

/** Body of POST /api/vocal/curation/{site}/formerAddresses. Only the operator's command can lead to other hosts. */
export const formerAddressFileSchema = z.object({
  /** Lines with the columns `from` and `to`, which the first line names. */
  csv: z.string().min(1).max(formerAddressLimits.callCharacters),
});

/** Response of POST /api/vocal/curation/{site}/formerAddresses. */
export const formerAddressResultSchema = z.object({
  success: z.literal(true),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
});
export type FormerAddressResult = Omit<z.infer<typeof formerAddressResultSchema>, 'success'>;

/** Body of POST /api/vocal/curation/{site}/formerAddresses/remove. */
export const removedFormerAddressesSchema = z.object({
  addresses: z.array(z.string().min(1).max(2_000)).min(1).max(formerAddressLimits.removed),
});
