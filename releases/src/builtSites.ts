import type { HostKey, SiteConfig } from '@marquee/shared/domain';

/** The server's facts about a site: `server/sites.json` of a shell release, by host key. */
export type BuiltSite = {
  config: SiteConfig;
  /** The theme: font faces and custom properties. */
  css: string;
  /** Addresses of the fonts, the headline's first. */
  fonts: string[];
  /** Bytes of the font files together. */
  fontBytes: number;
  /** Addresses of the logo's drawings; absent in releases that have them in the theme. */
  logos?: { light: string; dark: string };
  themeColour: { light: string; dark: string };
  /** Behind the site's pages, as an installed site starts. */
  paperColour: string;
};
export type BuiltSites = Record<HostKey, BuiltSite>;
