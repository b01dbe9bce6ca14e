const inEnglish = new Intl.NumberFormat('en');

/** Texts that the pages of curation share. */
export const curationTexts = {
  heading: 'Curation',
  lead: 'Choose a magazine. Readers see your changes within two seconds.',
  magazines: 'Magazines',
  otherMagazine: 'Another magazine',
  partsLabel: 'Parts of the magazine',
  headingOf: (part: string, magazine: string) => `${part} of ${magazine}`,
  loading: 'Loading …',
  cancel: 'Cancel',
  pictureNow: 'Current picture',
  choosePicture: 'Upload a picture',
  otherPicture: 'Upload another picture',
  noPicture: 'Remove the picture',
  posts: (count: number) => (count === 1 ? '1 post' : `${inEnglish.format(count)} posts`),
} as const;
