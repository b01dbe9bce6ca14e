/** Texts of the page of saved and recently read posts. */
export const savedTexts = {
  title: 'Saved and recently read',
  onThisDevice:
    'This list stays on this device: it is never sent anywhere, and it goes when you clear this browser’s data.',
  notKept: 'This browser keeps nothing for this site, so the list lasts until you close the page.',
  needsScripts: 'The list is kept by your browser, which needs JavaScript for it.',
  saved: 'Saved for later',
  nothingSaved: 'Nothing saved yet',
  recentlyRead: 'Recently read',
  nothingRead: 'Nothing read yet. A post is listed once you have stayed on it for ten seconds.',
  historyIsOff: 'What you read is not kept.',
  keepHistory: 'Keep what I read',
  on: 'on',
  off: 'off',
  removeAll: 'Remove all',
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  by: (author: string) => `By ${author}`,
} as const;
