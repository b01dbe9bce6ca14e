import type { Grant } from '@marquee/shared/domain';
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';
import { users } from './users.ts';

const owner = () =>
  reference('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Secrets of one-time codes, one for an account. */
export const secondFactors = pgTable('second_factors', {
  userId: owner().primaryKey(),
  /** The secret, encrypted by `TextSeal`. */
  secret: text().notNull(),
  /** Id of the key that encrypted the secret. */
  keyId: text('key_id').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Time at which the account proved that its app has the secret. Null before that: no sign-in asks for a code. */
  confirmedAt: moment('confirmed_at'),
  /** Number of the 30 seconds of the last accepted code. No code of that time or before is accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** Unused recovery codes. A used code is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** sha256 of the account's id and the code, in hex. */
    codeHash: text('code_hash').primaryKey(),
    userId: owner(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Passkeys of accounts. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: owner(),
    /** Id that the browser's authenticator chose, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key in base64url. It opens nothing. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's count of signatures. Zero for authenticators that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Name that the account's person chose. */
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** State of a sign-in or registration that waits for the browser. A row works once and for minutes. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** sha256 of the token, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text().$type<'register-passkey' | 'passkey' | 'openid'>().notNull(),
    /** Account that registers a passkey. Null before a sign-in, which has no account yet. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().$type<Record<string, string>>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_challenges_user').on(table.userId),
    index('sign_in_challenges_expiry').on(table.expiresAt),
  ],
);

/** Accounts of the OpenID provider that belong to accounts of Vocal. */
export const openidIdentities = pgTable(
  'openid_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: owner(),
    createdAt: moment('created_at').notNull(),
    /** Roles that the last sign-in gave. The account's other roles were given by hand. */
    grants: jsonb().$type<Grant[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('openid_identities_user').on(table.userId, table.issuer),
  ],
);
