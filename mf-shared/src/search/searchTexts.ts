/** Texts of the search form, in the spec's words. */
export const searchTexts = { search: 'Search', placeholder: 'Search anything, hit enter' } as const;
