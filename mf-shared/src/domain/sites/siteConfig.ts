import { z } from 'zod';
import { hostKeySchema, siteKeySchema } from './site.ts';
import { starterSchema } from './starter.ts';

/** IANA name of a time zone that this runtime knows, such as `America/Halifax`. */
const timeZoneSchema = z.string().refine(isTimeZone, 'is not the IANA name of a time zone');

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

const videoPlayerSchema = z.enum(['youtube', 'vimeo', 'brightcove']);

/** Other hosts whose posts, recordings, maps and code a post can show (`posts/embed.ts`). */
const embedProviderSchema = z.enum([
  'x',
  'bluesky',
  'mastodon',
  'instagram',
  'tiktok',
  'spotify',
  'soundcloud',
  'applePodcasts',
  'openStreetMap',
  'codePen',
  'gist',
]);
export type EmbedProvider = z.infer<typeof embedProviderSchema>;

/** One typed configuration per site (`shell/sites/{key}/site.ts`). Missing entries hide their features. */
export const siteConfigSchema = z.object({
  key: hostKeySchema,
  /** The site's name as readers know it: `The Swamp`. */
  name: z.string(),
  /** IANA name of the time zone of the site's office, in which posts are scheduled and months of the archive begin. */
  timeZone: timeZoneSchema.optional(),
  /** Place among the sites. Sites without one come last. */
  order: z.int().optional(),
  /** False if the site is not in the list of sister sites. */
  isLive: z.boolean().optional(),
  /** One line under the logo and in the Network list. */
  description: z.string(),
  /** A word or two for writers, who choose a site by its subject: `pop culture`. */
  subject: z.string().optional(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** The company behind the network, for the footer's "Powered by". */
  brandName: z.string(),
  url: z.object({ base: z.url() }),
  logo: z.object({ width: z.int().positive(), height: z.int().positive() }),
  contact: z.object({
    emailAddress: z.email().optional(),
    postalAddress: z.string().optional(),
    phone: z.string().optional(),
  }),
  /** Addresses of the site's profiles; `facebookAppId` and `twitterUsername` are data and get no icon. */
  social: z.object({
    twitterUsername: z.string().optional(),
    facebookAppId: z.string().optional(),
    twitter: z.url().optional(),
    facebook: z.url().optional(),
    instagram: z.url().optional(),
    youtube: z.url().optional(),
    pinterest: z.url().optional(),
    reddit: z.url().optional(),
  }),
  /** Trusted HTML of the About page. In the browser, it is null unless the visit began at the About page. */
  staticAbout: z.string().nullable(),
  virtualDocumentTitle: z.string(),
  /**
   * True for a site for adults. Links from other sites say so, and the site never comes first among them. Its pages
   * have a rating, and a notice that asks for the age once (docs/decisions/136-a-site-for-adults-asks-once.md).
   */
  isForAdults: z.boolean().optional(),
  /** Other sites in the order in which they are offered to readers, the nearest in subject first. */
  affinity: z.array(siteKeySchema).optional(),
  /**
   * Always empty: a site's own host names are data of the network (docs/domains.md). A release may be loaded by an older
   * server, which needs the field.
   */
  hosts: z.array(z.string()).default([]),
  /** Players that may be loaded into a post; the CSP opens for these hosts and no others. */
  videoPlayers: z.array(videoPlayerSchema).default([]),
  /**
   * Players that appear as they come into view. Other players wait for a click. A site lists a player here if its
   * readers need not be asked before their browsers call that player. See docs/decisions/014-players-on-scroll.md.
   */
  playersOnScroll: z.array(videoPlayerSchema).optional(),
  /**
   * Providers whose content readers can open inside a post, by a click. The CSP allows only these hosts to be framed. An
   * address of any other provider stays a card with a link. By default, there are none.
   */
  embeds: z.array(embedProviderSchema).optional(),
  /** Starters that only this site offers for a new post. The starters of the network are always offered. */
  starters: z.array(starterSchema).max(12).optional(),
  /** Servers of Mastodon whose posts readers can open, if `embeds` has `mastodon`: `['mastodon.social']`. */
  mastodonHosts: z.array(z.hostname()).optional(),
  /**
   * Social networks whose scripts count the shares of a post. The CSP allows only these scripts. By default, there are
   * none. See docs/decisions/015-share-counts-by-jsonp.md.
   */
  shareCounts: z.array(z.enum(['facebook', 'buffer', 'pinterest', 'linkedin', 'reddit', 'vk', 'tumblr'])).optional(),
  /** Sentence above each post with products. It says whether the site earns money when readers buy. */
  commerceDisclosure: z.string().optional(),
  /** BCP 47 language of the site. */
  locale: z.string().default('en'),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type CountedNetwork = NonNullable<SiteConfig['shareCounts']>[number];

/** Another site, as an entry of the Network list. */
export const networkSiteSchema = z.object({
  key: siteKeySchema,
  url: z.string(),
  label: z.string(),
  description: z.string(),
  isForAdults: z.boolean().optional(),
});
export type NetworkSite = z.infer<typeof networkSiteSchema>;

/**
 * Address of a site. Only the creator host has the fields from `subject` on, because readers' pages do not show them.
 */
export const siteAddressSchema = networkSiteSchema.omit({ description: true }).extend({
  subject: siteConfigSchema.shape.subject,
  timeZone: siteConfigSchema.shape.timeZone,
  videoPlayers: z.array(videoPlayerSchema).optional(),
  embeds: siteConfigSchema.shape.embeds,
  mastodonHosts: siteConfigSchema.shape.mastodonHosts,
  starters: siteConfigSchema.shape.starters,
});
export type SiteAddress = z.infer<typeof siteAddressSchema>;

/** Configuration of a page: the site's configuration, and the server's values for this host. */
export const pageConfigSchema = z.object({
  site: siteConfigSchema,
  /** Live sister sites without the current site, the nearest in subject first. */
  networks: z.array(networkSiteSchema),
  /** All sites that the network serves. The current site comes first, then the others, the nearest in subject first. */
  sites: z.array(siteAddressSchema),
  /** Address of the creator platform: `https://vocal.example.com`. */
  vocalUrl: z.string(),
  /** Year of the copyright line. The server decides it, so that hydration renders the same year. */
  year: z.int(),
  /** The image CDN: `/media` is our own endpoint, any other name a Cloudinary account. */
  images: z.object({ cloudName: z.string(), secure: z.boolean() }),
});
export type PageConfig = z.infer<typeof pageConfigSchema>;
