import { z } from 'zod';
import { dataSiteSchema, maxDataSites } from './dataSite.ts';

/** Maximum number of host names that the sites and Vocal have besides those of the network's domain. */
export const maxOwnHosts = 200;

/** Tag of a purge that tells servers to read the network's data again, before they apply the purge. */
export const networkTag = 'network';

/** A host name, in lower case and ASCII: `www.beat.example`, `xn--bcher-kva.example`. */
export const hostNameSchema = z
  .string()
  .max(253)
  .regex(/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/);

/** A host name that an operator gave to a site or to Vocal. */
export const ownHostSchema = z.object({
  name: hostNameSchema,
  /** Key of the site, or `vocal`. Not limited to the sites of this version, because the api may have a newer one. */
  host: z.string().min(1).max(60),
  /** False for a name that redirects. Each site has at most one canonical name. */
  isCanonical: z.boolean(),
});
export type OwnHost = z.infer<typeof ownHostSchema>;

/** Response of GET /api/internal/network: what servers need to know of the network before they can serve a page. */
export const networkDataSchema = z.object({
  /** MARQUEE_DOMAIN of the api. A server of another domain, such as a release gate, ignores `hosts`. */
  domain: z.string(),
  hosts: z.array(ownHostSchema).max(maxOwnHosts),
  /** Sites of data. An api of an earlier version has none. */
  sites: z.array(dataSiteSchema).max(maxDataSites).default([]),
});
export type NetworkData = z.infer<typeof networkDataSchema>;
