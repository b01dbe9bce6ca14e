/**
 * Number of characters that search engines and networks usually show of a text. Longer texts are stored, and cut there.
 */
export const shownLengths = {
  seoTitle: 60,
  seoDescription: 160,
  ogTitle: 70,
  ogDescription: 160,
} as const;
