import { type Cdn, cdnSchema } from '@marquee/platform/cdn/cdn.ts';
import { z } from 'zod';

const addressSchema = z.url({ protocol: /^https?$/ });

/** The settings by the names of their variables. */
export const cdnVariables = {
  /** The shared cache in front of the servers, which gets this api's purges. */
  CDN: cdnSchema,
  /** Token of Fastly's or Cloudflare's API that may purge. */
  CDN_TOKEN: z.string().min(8, 'has at least 8 characters').optional(),
  /** Id of Fastly's service, or of Cloudflare's zone. */
  CDN_SERVICE: z
    .string()
    .regex(/^\w{8,64}$/, 'is the id of a Fastly service or of a Cloudflare zone')
    .optional(),
  /** Addresses of the Varnish servers, separated by commas. For the others, the address of their API. */
  CDN_PURGE_URL: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim().replace(/\/$/, '')))
    .pipe(z.array(addressSchema).min(1).max(20))
    .optional(),
};

type Variables = z.output<z.ZodObject<typeof cdnVariables>>;

/** Returns the faults of settings that do not fit together, by variable. */
export function cdnFaults({
  CDN,
  CDN_TOKEN,
  CDN_SERVICE,
  CDN_PURGE_URL,
}: Variables): [name: string, message: string][] {
  const missing = `is missing. CDN=${CDN} needs it to purge pages`;
  if (CDN === 'none') return [];
  if (CDN === 'varnish') return CDN_PURGE_URL ? [] : [['CDN_PURGE_URL', missing]];
  return [
    ...(CDN_TOKEN ? [] : [['CDN_TOKEN', missing] satisfies [string, string]]),
    ...(CDN_SERVICE ? [] : [['CDN_SERVICE', missing] satisfies [string, string]]),
    ...(CDN_PURGE_URL && CDN_PURGE_URL.length > 1
      ? [['CDN_PURGE_URL', `has several addresses. CDN=${CDN} has one`] satisfies [string, string]]
      : []),
  ];
}

/** The CDN that gets purges. */
export type CdnSettings = {
  cdn: Cdn;
  /** Empty for Varnish. */
  token: string;
  /** Id of Fastly's service or Cloudflare's zone. Empty for Varnish. */
  service: string;
  /** Addresses of the Varnish servers, or one of the vendor's API, or none. Without a slash at the end. */
  addresses: readonly string[];
};

type Environment = {
  cdn: Variables['CDN'];
  cdnToken?: string | undefined;
  cdnService?: string | undefined;
  cdnPurgeUrl?: readonly string[] | undefined;
};

export function cdnSettings({ cdn, cdnToken = '', cdnService = '', cdnPurgeUrl = [] }: Environment): CdnSettings {
  return { cdn, token: cdnToken, service: cdnService, addresses: cdnPurgeUrl };
}
