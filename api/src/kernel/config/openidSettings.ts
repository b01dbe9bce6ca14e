import { grantSchema } from '@marquee/shared/domain';
import { z } from 'zod';

/** A role that the provider's claim gives, for one site or for all sites. */
export type MappedRole = Pick<z.infer<typeof grantSchema>, 'role' | 'site'> & { value: string };

/** The OpenID provider, by which people sign in (decision 166). */
export type OpenidSettings = {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** Label of the button on the sign-in page. */
  label: string;
  scope: string;
  /** Name of the claim whose values give roles. */
  rolesClaim: string;
  roles: readonly MappedRole[];
  /** Values of `amr` or `acr` that say that the provider checked a second factor. */
  factorValues: readonly string[];
};

const loopback = ['localhost', '127.0.0.1', '[::1]'];
const isSafe = (address: string) => {
  // The checks of a field run all, also after the address was found to be none.
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || loopback.includes(hostname);
};
const words = (list: string) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const mappedRoleSchema = z.object({
  role: grantSchema.shape.role,
  site: grantSchema.shape.site,
  value: z.string().min(1),
});

/** Parses `editors=editor:beat`: a value of the claim, a role, and a site or none for all sites. */
function parseMapped(text: string) {
  const [value, target = ''] = text.split(/=(?=[^=]*$)/);
  const [role, site = null] = target.split(':');
  return mappedRoleSchema.safeParse({ value, role, site });
}

/** The settings by the names of their variables. */
export const openidVariables = {
  /** Address of the provider; without it nobody signs in by OpenID Connect. */
  OPENID_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isSafe, 'an address with https, or of this machine')
    .optional(),
  OPENID_CLIENT_ID: z.string().optional(),
  OPENID_CLIENT_SECRET: z.string().optional(),
  OPENID_LABEL: z.string().max(60).default('Sign in with your organization'),
  OPENID_SCOPE: z.string().default('openid email profile'),
  OPENID_ROLES_CLAIM: z.string().default('groups'),
  /** Roles by values of the claim: `newsroom=editor:beat,finance=accountant`. */
  OPENID_ROLES: z
    .string()
    .default('')
    .transform(words)
    .refine(
      (mapped) => mapped.every((text) => parseMapped(text).success),
      'values with roles, as newsroom=editor:beat,finance=accountant',
    )
    .transform((mapped) => mapped.flatMap((text) => parseMapped(text).data ?? [])),
  OPENID_FACTOR_VALUES: z.string().default('').transform(words),
};

type Variables = z.output<z.ZodObject<typeof openidVariables>>;
type Environment = {
  openidIssuer?: Variables['OPENID_ISSUER'];
  openidClientId?: Variables['OPENID_CLIENT_ID'];
  openidClientSecret?: Variables['OPENID_CLIENT_SECRET'];
  openidLabel: Variables['OPENID_LABEL'];
  openidScope: Variables['OPENID_SCOPE'];
  openidRolesClaim: Variables['OPENID_ROLES_CLAIM'];
  openidRoles: Variables['OPENID_ROLES'];
  openidFactorValues: Variables['OPENID_FACTOR_VALUES'];
};

/** @throws Error if an issuer has no client */
export function openidSettings(env: Environment): OpenidSettings | null {
  const { openidIssuer: issuer, openidClientId: clientId, openidClientSecret: clientSecret } = env;
  if (!issuer) return null;
  if (!clientId || !clientSecret)
    throw new Error('OPENID_ISSUER is set, so OPENID_CLIENT_ID and OPENID_CLIENT_SECRET must be set too.');
  return {
    ...{ issuer: new URL(issuer), clientId, clientSecret },
    ...{ label: env.openidLabel, scope: env.openidScope, rolesClaim: env.openidRolesClaim },
    ...{ roles: env.openidRoles, factorValues: env.openidFactorValues },
  };
}
