/** Texts of the choice of a magazine. */
export const siteTexts = {
  magazine: 'Magazine',
  everyMagazine: 'Every magazine',
} as const;
