import type { Payee } from '@marquee/shared/domain';

/** Order that a provider receives. */
export type PayoutOrder = Payee & { id: string; cents: number; currency: string; name: string };

export type ProviderStatus = { state: 'pending' | 'paid' } | { state: 'failed'; reason: string };

/** Pays writers. Examples are a bank's program, a payment service, or a person. */
export type PayoutProvider = {
  /** Orders a payment. A second order with the same id changes nothing. @returns the provider's id of the payment */
  create(order: PayoutOrder): Promise<string>;
  status(reference: string): Promise<ProviderStatus>;
  /** Cancels a payment. @returns true if the payment will not happen */
  cancel(reference: string): Promise<boolean>;
};

/** Provider for manual payments. A person pays from the export and confirms with a file of confirmations. */
export const manualProvider: PayoutProvider = {
  create: async ({ id }) => `manual-${id}`,
  status: async () => ({ state: 'pending' }),
  cancel: async () => false,
};
