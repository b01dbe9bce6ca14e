import { z } from 'zod';

/** A key or id in an address. Only the length is limited, because an impossible key gets a 404 like any unknown key. */
const keyParameter = z.string().min(1).max(200);
export const keyParams = z.object({ key: keyParameter });
export const idParams = z.object({ id: keyParameter });

/** The `limit` argument of a list. */
export const limitArgument = (fallback: number, max: number) =>
  z.coerce.number().int().min(1).max(max).default(fallback);

/** Maximum number of categories or channels in a response, more than any site has. */
export const maxTaxa = 200;
