import type { User } from '@marquee/shared/domain';
import { users } from '../../kernel/db/schema/users.ts';
import { currentGrants } from './currentGrants.ts';
import type { Withholding } from './withholdGrants.ts';

/** Columns of an account that its owner may see. */
export const userColumns = {
  id: users.id,
  key: users.key,
  grants: currentGrants,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  emailConfirmedAt: users.emailConfirmedAt,
  bio: users.bio,
  summary: users.summary,
  image: users.image,
  smartPunctuation: users.smartPunctuation,
};

export type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns> & Withholding;

export function toUser(row: UserRow): User {
  return {
    id: String(row.id),
    key: row.key,
    isAdmin: row.grants.some(({ role, site }) => role === 'administrator' && site === null),
    grants: row.grants,
    name: { first: row.firstName, last: row.lastName },
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email ?? '',
    isEmailConfirmed: row.emailConfirmedAt !== null,
    bio: row.bio,
    summary: row.summary ?? '',
    image: row.image,
    smartPunctuation: row.smartPunctuation,
    needsSecondFactor: row.withheld !== undefined,
  };
}
