export const payoutStatuses = ['requested', 'approved', 'sent', 'paid', 'failed', 'cancelled', 'reversed'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];
/** Statuses of an open payout. A writer has at most one open payout at a time. */
export const openPayoutStatuses = ['requested', 'approved', 'sent'] as const satisfies readonly PayoutStatus[];

export const payoutActions = ['approve', 'cancel', 'send', 'pay', 'fail', 'reverse'] as const;
export type PayoutAction = (typeof payoutActions)[number];

/**
 * Actors of a payout. `operator` is a moderator of all sites. `provider` is the payment provider, which the payout job
 * calls.
 */
export type PayoutActor = 'writer' | 'operator' | 'provider';

export type PayoutTransition = {
  action: PayoutAction;
  from: readonly PayoutStatus[];
  to: PayoutStatus;
  by: readonly PayoutActor[];
};

/** The state machine of payouts. The api, the pages, the documentation and the test derive from this table. */
export const payoutTransitions: readonly PayoutTransition[] = [
  { action: 'approve', from: ['requested'], to: 'approved', by: ['operator'] },
  { action: 'cancel', from: ['requested'], to: 'cancelled', by: ['writer'] },
  { action: 'send', from: ['approved'], to: 'sent', by: ['provider'] },
  { action: 'pay', from: ['sent'], to: 'paid', by: ['provider', 'operator'] },
  { action: 'fail', from: ['requested', 'sent'], to: 'failed', by: ['provider', 'operator'] },
  { action: 'reverse', from: ['paid'], to: 'reversed', by: ['operator'] },
];

/** Limits of texts, in characters, and of a file of confirmations. */
export const payoutLimits = {
  address: 200,
  bic: 11,
  taxId: 40,
  reason: 500,
  reference: 100,
  csv: 200_000,
  lines: 1_000,
} as const;
