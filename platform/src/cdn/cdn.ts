import { z } from 'zod';

/** Value of the setting `CDN`: the shared cache in front of the servers. */
export const cdnSchema = z.enum(['none', 'fastly', 'cloudflare', 'varnish']).default('none');
export type Cdn = z.infer<typeof cdnSchema>;

/** A CDN that stores pages. */
export type CdnVendor = Exclude<Cdn, 'none'>;

/** Tag of every page in a CDN, which purges all of them and no pictures or scripts. */
export const pageTag = 'pages';
