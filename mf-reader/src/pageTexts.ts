/** Texts of the pages that only some readers open: kept out of the home page's script. */
export const pageTexts = {
  archiveFor: (period: string) => `Archive for ${period}`,
  archiveDescription: (site: string, period: string) => `What ${site} published in ${period}.`,
  archives: 'Archives',
  pages: 'Pages',
  about: 'About',
  press: 'Press',
  comingSoon: 'Coming Soon.',
  pressDescription: (site: string) => `${site} for the press.`,
  siteMap: 'Site Map',
  siteMapDescription: (site: string) => `All of ${site} at a glance: its pages, its categories and its archives.`,
  contact: 'Contact',
  privacyPolicy: 'Privacy Policy',
} as const;
