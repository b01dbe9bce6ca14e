import { z } from 'zod';

/** The site in an address; `callOf` checks it. */
export const siteParams = z.object({ site: z.string().max(100) });
