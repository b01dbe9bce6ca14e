/** Reasons to reject an impression that are visible in the request. */
export const requestRejections = ['bot', 'prefetch', 'no-ticket', 'bad-ticket', 'young-ticket', 'old-ticket'] as const;

/** Reasons that need the database, which are the post's state and an exhausted limit of a network or ticket. */
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
