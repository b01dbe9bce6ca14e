const inEnglish = new Intl.NumberFormat('en');

/** Texts that the pages of curation share. */
export const curationTexts = {
  heading: 'Curation',
  lead: 'Choose a magazine. Readers see your changes within two seconds.',
  magazines: 'Magazines',
  otherMagazine: 'Change magazine',
  partsLabel: 'Curation pages',
  headingOf: (part: string, magazine: string) => `${part} in ${magazine}`,
  loading: 'Loading…',
  cancel: 'Cancel',
  pictureNow: 'Current picture',
  choosePicture: 'Upload a picture',
  otherPicture: 'Replace picture',
  noPicture: 'Remove picture',
  posts: (count: number) => (count === 1 ? '1 post' : `${inEnglish.format(count)} posts`),
} as const;
