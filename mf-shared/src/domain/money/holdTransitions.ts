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
  /**
   * `writer` owns the money. `moderator` moderates all sites of the hold and did not place it. `clock` acts when the
   * hold expires.
   */
  by: 'writer' | 'moderator' | 'clock';
};

/** The state machine of holds. The api, the pages, the documentation and the test derive from this table. */
export const holdTransitions: readonly HoldTransition[] = [
  { action: 'answer', from: ['held'], to: 'answered', by: 'writer' },
  { action: 'release', from: ['held', 'answered'], to: 'released', by: 'moderator' },
  { action: 'reverse', from: ['held', 'answered'], to: 'reversed', by: 'moderator' },
  { action: 'expire', from: ['held', 'answered'], to: 'released', by: 'clock' },
  // A writer who closes the account gives up the held money. The money is released and forfeited in the same
  // transaction.
  { action: 'giveUp', from: ['held', 'answered'], to: 'released', by: 'writer' },
];

/** Durations of a hold in days, from which the moderator chooses. */
export const holdDays = [7, 14, 30, 90] as const;
/** Days for the writer's answer. Before they have passed, a hold without an answer cannot be reversed. */
export const answerDays = 5;
/** Maximum reads of one hold, and maximum characters of texts. */
export const holdLimits = { reads: 5_000, reason: 500, answer: 2_000 } as const;
