export const holdStatuses = ['held', 'answered', 'released', 'reversed'] as const;
export type HoldStatus = (typeof holdStatuses)[number];
/** Statuses of holds that wait for a decision. */
export const openHoldStatuses = ['held', 'answered'] as const satisfies readonly HoldStatus[];

export const holdActions = ['answer', 'release', 'reverse', 'expire', 'giveUp'] as const;
export type HoldAction = (typeof holdActions)[number];

export type HoldTransition = {
  action: HoldAction;
  from: readonly HoldStatus[];
  to: HoldStatus;
  /** The writer whose money it is, a moderator of all its sites who did not place it, or the clock at its end. */
  by: 'writer' | 'moderator' | 'clock';
};

/** The state machine of holds. The api, the pages, the documentation and the test derive from this table. */
export const holdTransitions: readonly HoldTransition[] = [
  { action: 'answer', from: ['held'], to: 'answered', by: 'writer' },
  { action: 'release', from: ['held', 'answered'], to: 'released', by: 'moderator' },
  { action: 'reverse', from: ['held', 'answered'], to: 'reversed', by: 'moderator' },
  { action: 'expire', from: ['held', 'answered'], to: 'released', by: 'clock' },
  // A writer who closes the account gives the money up: it is released, and forfeited in the same transaction.
  { action: 'giveUp', from: ['held', 'answered'], to: 'released', by: 'writer' },
];

/** Maximum days of a hold. */
export const holdDays = [7, 14, 30, 90] as const;
/** Days for the writer's answer. After them, a hold without an answer can be decided against the writer. */
export const answerDays = 5;
/** Maximum reads of one hold, and maximum characters of texts. */
export const holdLimits = { reads: 5_000, reason: 500, answer: 2_000 } as const;
