/** Texts of the fields of a banner: a promo, or the special feature of a post. */
export const bannerTexts = {
  name: 'Headline',
  subtitle: 'Second line',
  subtitleHint: 'Optional.',
  image: 'Picture',
  actionLabel: 'Link text',
  actionUrl: 'Link URL',
  actionUrlHint: 'A URL with https://, or a path in this magazine that starts with /.',
  needName: 'Enter a headline.',
  needLabel: 'Enter the link text.',
  needUrl: 'Enter a URL with https://, or a path that starts with /.',
  tooLong: (max: number) => `Use no more than ${max} characters.`,
} as const;
