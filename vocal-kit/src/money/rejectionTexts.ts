/** Why a read does not count. */
export const rejectionTexts: Readonly<Record<string, string>> = {
  bot: 'No: a program',
  prefetch: 'No: loaded ahead, not opened',
  'no-ticket': 'No: without a page ticket',
  'bad-ticket': 'No: with a forged page ticket',
  'young-ticket': 'No: too fast for a reader',
  'old-ticket': 'No: the page was open for too long',
  'not-published': 'No: the post was not published',
  'own-read': 'No: the writer’s own',
  'network-post-limit': 'No: too many of this post from one network',
  'network-limit': 'No: too many from one network',
  'ticket-limit': 'No: too many in one visit',
};
