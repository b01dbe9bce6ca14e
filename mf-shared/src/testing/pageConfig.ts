import type { PageConfig, SiteConfig } from '../domain/index.ts';

/** The config of a site with all optional fields. Tests change fields with `changes` and `siteChanges`. */
export function pageConfig(changes: Partial<PageConfig> = {}, siteChanges: Partial<SiteConfig> = {}): PageConfig {
  return {
    site: {
      key: 'marquee',
      name: 'Marquee',
      description: 'Film, TV, comics and games.',
      metaTitle: 'Marquee: film, TV, comics and games',
      metaDescription: 'Features and picture essays.',
      brandName: 'Marquee Media',
      url: { base: 'https://marquee.example' },
      logo: { width: 174, height: 38 },
      contact: { emailAddress: 'desk@marquee.example' },
      social: { twitterUsername: 'marqueereads' },
      staticAbout: '<p>We began as a sheet of paper.</p>',
      virtualDocumentTitle: 'Marquee',
      hosts: [],
      videoPlayers: [],
      locale: 'en',
      ...siteChanges,
    },
    year: 2026,
    networks: [
      { key: 'omni', url: 'https://omni.example', label: 'Omni', description: 'Science and its fictions.' },
      {
        key: 'filthy',
        url: 'https://filthy.example',
        label: 'Filthy',
        description: 'Desire and everything else.',
        isForAdults: true,
      },
    ],
    sites: [
      { key: 'marquee', url: 'https://marquee.example', label: 'Marquee' },
      { key: 'feast', url: 'https://feast.example', label: 'Feast', subject: 'food' },
      { key: 'filthy', url: 'https://filthy.example', label: 'Filthy', isForAdults: true },
    ],
    vocalUrl: 'https://vocal.example',
    images: { cloudName: '/media', secure: false },
    ...changes,
  };
}
