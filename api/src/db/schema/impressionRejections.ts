/** Reasons not to count an impression that the request alone shows. */
export const requestRejections = ['bot', 'prefetch', 'no-ticket', 'bad-ticket', 'young-ticket', 'old-ticket'] as const;

/** Reasons that the database shows: the post's state, or an exhausted limit of a network or ticket. */
export const databaseRejections = [
  'not-published',
  'own-read',
  /** The network has reached its limit for this post today. */
  'network-post-limit',
  /** The network has reached its limit for all posts today. */
  'network-limit',
  /** The ticket has reached its limit. */
  'ticket-limit',
] as const;

export const rejections = [...requestRejections, ...databaseRejections] as const;
