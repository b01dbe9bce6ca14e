import { z } from 'zod';
import { type ExactMoney, ledgerCurrency } from './exactMoney.ts';

export const exactMoneySchema = z.object({
  micros: z.int(),
  amount: z.int(),
  currency: z.literal(ledgerCurrency),
}) satisfies z.ZodType<ExactMoney>;
