/** Texts of a part of a page that could not be loaded. */
export const loadTexts = {
  loadFailed: 'We could not load this.',
  loadFailedHelp: 'Nothing is lost. Try again in a moment.',
  offline: 'You are offline.',
  offlineHelp: 'This will load once you are connected.',
  forbidden: 'You do not moderate this magazine.',
  forbiddenHelp: 'Another moderator can give you access, or make the change for you.',
} as const;
