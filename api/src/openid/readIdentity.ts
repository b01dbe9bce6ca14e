import { firstNameSchema, type Grant, lastNameSchema } from '@marquee/shared/domain';
import { z } from 'zod';
import type { OpenidSettings } from '../kernel/config/openidSettings.ts';

/** A person as the provider describes it. */
export type Identity = {
  issuer: string;
  subject: string;
  /** In lower case. Null if the provider has not verified the address. */
  email: string | null;
  firstName: string;
  lastName: string;
  /** Roles that the claims give. */
  grants: Grant[];
};

const limits = { subject: 255, values: 1_000 };
const claimsSchema = z.object({
  sub: z.string().min(1).max(limits.subject),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.unknown(),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});

/**
 * Reads the claims of the provider.
 * @throws ZodError for claims without a subject
 */
export function readIdentity(claims: Readonly<Record<string, unknown>>, settings: OpenidSettings): Identity {
  const read = claimsSchema.parse(claims);
  const [first = '', ...rest] = (read.name ?? '').trim().split(/\s+/);
  return {
    issuer: settings.issuer.href,
    subject: read.sub,
    // Only the truth itself counts. A text such as "false" would be truthy.
    email: read.email_verified === true ? (read.email?.toLowerCase() ?? null) : null,
    firstName: nameOr(firstNameSchema, read.given_name ?? first, 'New'),
    lastName: nameOr(lastNameSchema, read.family_name ?? rest.join(' '), 'writer'),
    grants: grantsOf(claims[settings.rolesClaim], settings),
  };
}

function nameOr(schema: z.ZodString, name: string, otherwise: string): string {
  const { data } = schema.safeParse(name);
  return data ?? otherwise;
}

/** Returns the roles of the claim's values, each once. */
function grantsOf(claim: unknown, { roles }: OpenidSettings): Grant[] {
  const values = new Set((Array.isArray(claim) ? claim : [claim]).slice(0, limits.values));
  const found = roles.filter(({ value }) => values.has(value));
  const keys = new Map(found.map(({ role, site }) => [`${role} ${site}`, { role, site, until: null }]));
  return [...keys.values()];
}
