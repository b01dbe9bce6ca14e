/** Why a read does not count. */
export const rejectionTexts: Readonly<Record<string, string>> = {
  bot: 'No: automated',
  prefetch: 'No: preloaded, not opened',
  'no-ticket': 'No: not from one of our pages',
  'bad-ticket': 'No: forged',
  'young-ticket': 'No: read too fast',
  'old-ticket': 'No: the page was open for too long',
  'not-published': 'No: the post was not published',
  'own-read': 'No: the writer’s own read',
  'network-post-limit': 'No: too many reads of this post from one network',
  'network-limit': 'No: too many reads from one network',
  'ticket-limit': 'No: too many reads in one visit',
};
