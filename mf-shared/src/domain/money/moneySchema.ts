import { z } from 'zod';

/** An amount in the minor unit of its currency, which is named by its ISO 4217 code: 420 of `USD` are 4.20 dollars. */
export const moneySchema = z.object({ amount: z.int().nonnegative(), currency: z.string().regex(/^[A-Z]{3}$/) });
export type Money = z.infer<typeof moneySchema>;
