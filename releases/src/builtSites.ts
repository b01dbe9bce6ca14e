import type { HostKey, SiteConfig } from '@marquee/shared/domain';

/** The server's facts about a site: `server/sites.json` of a shell release, by host key. */
export type BuiltSite = {
  config: SiteConfig;
  /** The theme: font faces and custom properties. */
  css: string;
  /** Addresses of the fonts, the headline's first. */
  fonts: string[];
  /** Total bytes of the font files. */
  fontBytes: number;
  /** Addresses of the logo's drawings; absent in releases that have them in the theme. */
  logos?: { light: string; dark: string };
  themeColour: { light: string; dark: string };
  /** Background colour that an installed site shows while it starts. */
  paperColour: string;
};
/** Sites of a release in their order, by key. The last one is the creator host. */
export type BuiltSites = Record<HostKey, BuiltSite>;

/** @throws Error for a host that the release does not have */
export function builtSiteOf(sites: Readonly<BuiltSites>, host: HostKey): BuiltSite {
  const site = sites[host];
  if (!site) throw new Error(`The release has no site “${host}”.`);
  return site;
}
