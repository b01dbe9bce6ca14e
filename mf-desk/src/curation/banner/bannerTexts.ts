/** Texts of the fields of a banner: a promo, or the special feature of a post. */
export const bannerTexts = {
  name: 'Headline',
  subtitle: 'Second line',
  subtitleHint: 'Can be left empty.',
  image: 'Picture',
  actionLabel: 'Link text',
  actionUrl: 'Link address',
  actionUrlHint: 'An address with https://, or a path on this magazine that begins with /.',
  needName: 'Please enter a headline.',
  needLabel: 'Please enter the link text.',
  needUrl: 'Please enter an address with https://, or a path that begins with /.',
  tooLong: (max: number) => `Please use no more than ${max} characters.`,
} as const;
