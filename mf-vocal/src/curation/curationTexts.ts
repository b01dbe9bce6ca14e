const inEnglish = new Intl.NumberFormat('en');

/** Texts that the pages of curation share. */
export const curationTexts = {
  heading: 'Curation',
  lead: 'Choose a magazine. What you change is on its pages within two seconds.',
  magazines: 'Magazines',
  otherMagazine: 'Another magazine',
  partsLabel: 'Parts of the magazine',
  headingOf: (part: string, magazine: string) => `${part} of ${magazine}`,
  loading: 'Loading …',
  loadFailed: 'This could not be loaded.',
  loadFailedHelp: 'Nothing is lost. Please try again in a moment.',
  offline: 'You are offline.',
  offlineHelp: 'This will be here as soon as you are connected.',
  forbidden: 'You do not moderate this magazine.',
  forbiddenHelp: 'Another moderator can give you the right to, or make the change for you.',
  cancel: 'Cancel',
  pictureNow: 'The picture as it is chosen now',
  choosePicture: 'Upload a picture',
  otherPicture: 'Upload another picture',
  noPicture: 'Remove the picture',
  posts: (count: number) => (count === 1 ? '1 post' : `${inEnglish.format(count)} posts`),
} as const;
