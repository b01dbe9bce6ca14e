/** Why a read does not count, where the request alone tells. */
export const requestRejections = ['bot', 'prefetch', 'no-ticket', 'bad-ticket', 'young-ticket', 'old-ticket'] as const;

/** The same where the database tells: by the post, or because a network or a ticket has had its share. */
export const databaseRejections = [
  'not-published',
  'own-read',
  /** The network has read this post often enough today. */
  'network-post-limit',
  /** The network has read enough of all posts today. */
  'network-limit',
  /** The visit has read enough. */
  'ticket-limit',
] as const;

export const rejections = [...requestRejections, ...databaseRejections] as const;
