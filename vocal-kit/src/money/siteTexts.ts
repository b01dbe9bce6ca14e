/** Texts of the choice of a magazine. */
export const siteTexts = {
  magazine: 'Magazine',
  everyMagazine: 'All magazines',
} as const;
