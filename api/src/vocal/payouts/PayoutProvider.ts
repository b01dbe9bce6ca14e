import type { Payee } from '@marquee/shared/domain';

/** A payout as a provider gets it. */
export type PayoutOrder = Payee & { id: string; cents: number; currency: string; name: string };

export type ProviderStatus = { state: 'pending' | 'paid' } | { state: 'failed'; reason: string };

/** Somebody who brings money to writers: a bank's program, a payment service, or a person. */
export type PayoutProvider = {
  /** Orders a payment. A second order with the same id is the first one. @returns the provider's name for it */
  create(order: PayoutOrder): Promise<string>;
  status(reference: string): Promise<ProviderStatus>;
  /** @returns whether the payment will not happen */
  cancel(reference: string): Promise<boolean>;
};

/** A person with the export: payments are confirmed by hand, with a file of confirmations. */
export const manualProvider: PayoutProvider = {
  create: async ({ id }) => `manual-${id}`,
  status: async () => ({ state: 'pending' }),
  cancel: async () => false,
};
