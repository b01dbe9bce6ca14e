/** Texts of a part of a page that could not be loaded. */
export const loadTexts = {
  loadFailed: 'This could not be loaded.',
  loadFailedHelp: 'Nothing is lost. Please try again in a moment.',
  offline: 'You are offline.',
  offlineHelp: 'This will be here as soon as you are connected.',
  forbidden: 'You do not moderate this magazine.',
  forbiddenHelp: 'Another moderator can give you access, or make the change for you.',
} as const;
