import { z } from 'zod';

/** A key or id in an address. Impossible ones are not found like any other, so only the length is limited. */
const keyParameter = z.string().min(1).max(200);
export const keyParams = z.object({ key: keyParameter });
export const idParams = z.object({ id: keyParameter });

/** The `limit` argument of a list. */
export const limitArgument = (fallback: number, most: number) =>
  z.coerce.number().int().min(1).max(most).default(fallback);

/** Categories or channels in one response: all that any site has, but never without bound. */
export const mostTaxa = 200;
