import { z } from 'zod';
import { hostKeySchema, siteKeySchema } from './site.ts';

const videoPlayerSchema = z.enum(['youtube', 'vimeo', 'brightcove']);

/** One typed configuration per site (`shell/sites/{key}/site.ts`). Missing entries hide their features. */
export const siteConfigSchema = z.object({
  key: hostKeySchema,
  /** The site's name as readers know it: `The Swamp`. */
  name: z.string(),
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
  /** HTML of the About page, ours and trusted. Null in the browser, unless the visit began at the page that shows it. */
  staticAbout: z.string().nullable(),
  virtualDocumentTitle: z.string(),
  /**
   * The site is for adults: links from other sites say so, and it is never the first of them. Its pages have a rating and a notice that asks
   * for the age once (docs/decisions/136-a-site-for-adults-asks-once.md).
   */
  isForAdults: z.boolean().optional(),
  /** Sites nearest to this one in subject, the nearest first: the order in which readers are offered the others. */
  affinity: z.array(siteKeySchema).optional(),
  /** Host names of the site's own besides `<key>.<domain>`: `www.beat.example`. */
  hosts: z.array(z.string()).default([]),
  /** Players that may be loaded into a post; the CSP opens for these hosts and no others. */
  videoPlayers: z.array(videoPlayerSchema).default([]),
  /**
   * Those of them that appear as they come into view; the others wait for a click. A site names a player here when its
   * readers need not be asked before their browsers call it: see docs/decisions/014-players-on-scroll.md.
   */
  playersOnScroll: z.array(videoPlayerSchema).optional(),
  /**
   * Networks whose scripts run to count the shares of a post; the CSP opens for just these. None unless named: see
   * docs/decisions/015-share-counts-by-jsonp.md.
   */
  shareCounts: z.array(z.enum(['facebook', 'buffer', 'pinterest', 'linkedin', 'reddit', 'vk', 'tumblr'])).optional(),
  /** One sentence that stands over a post with products: whether the site earns when readers buy. */
  commerceDisclosure: z.string().optional(),
  /** BCP 47 language of the site. */
  locale: z.string().default('en'),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type CountedNetwork = NonNullable<SiteConfig['shareCounts']>[number];

/** The facts about another site: an entry of the Network list. */
export const networkSiteSchema = z.object({
  key: siteKeySchema,
  url: z.string(),
  label: z.string(),
  description: z.string(),
  isForAdults: z.boolean().optional(),
});
export type NetworkSite = z.infer<typeof networkSiteSchema>;

/** Address of a site. Its subject and players are there on the creator host only: readers' pages do not show them. */
export const siteAddressSchema = networkSiteSchema
  .omit({ description: true })
  .extend({ subject: siteConfigSchema.shape.subject, videoPlayers: z.array(videoPlayerSchema).optional() });
export type SiteAddress = z.infer<typeof siteAddressSchema>;

/** The page's data under the site's name: its config and the server's values for this host. */
export const pageConfigSchema = z.object({
  site: siteConfigSchema,
  /** Live sister sites, the one being read left out, the nearest first. */
  networks: z.array(networkSiteSchema),
  /** All sites that the network serves: the one being read, then the nearest first. */
  sites: z.array(siteAddressSchema),
  /** Where the creator platform lives: `https://vocal.example.com`. */
  vocalUrl: z.string(),
  /** The year in which the page was made, for the copyright line: the same on the server and in the browser. */
  year: z.int(),
  /** The image CDN: `/media` is our own endpoint, any other name a Cloudinary account. */
  images: z.object({ cloudName: z.string(), secure: z.boolean() }),
});
export type PageConfig = z.infer<typeof pageConfigSchema>;
