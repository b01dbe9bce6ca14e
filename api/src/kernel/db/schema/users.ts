import type { Grant, Image, NoticeMails, SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.ts';

/** Authors and accounts of the creator platform. An author without an account has no email address. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    /** Name in addresses (`/author/{key}`), unique in the network. */
    key: text().notNull().unique(),
    /** Email address in lower case. */
    email: text().unique(),
    /** Time at which the email address was confirmed; null before that. */
    emailConfirmedAt: moment('email_confirmed_at'),
    /** An argon2id hash with its parameters. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Sanitized HTML. */
    bio: text().notNull().default(''),
    summary: text(),
    image: jsonb().$type<Image>(),
    /** Roles of the account, also roles that have ended. Change them with `setGrants`. */
    grants: jsonb().$type<Grant[]>().notNull().default([]),
    /** Time at which an administrator suspended the account. Null for an account that can sign in. */
    suspendedAt: moment('suspended_at'),
    /** Why the account is suspended, as its person reads it. */
    suspendedReason: text('suspended_reason'),
    /** True for an account that reviews posts. Only processes of the previous version read this column and the next one. */
    isAdmin: boolean('is_admin').notNull().default(false),
    /** The sites whose posts the account reviews. Null for all sites. */
    moderatedSites: text('moderated_sites').array().$type<SiteKey[]>(),
    /** Delivery of notices by mail that the account chose. */
    noticeMails: text('notice_mails').$type<NoticeMails>().notNull().default('each'),
    /** Whether straight quotation marks become typographic, while the writer types and at submission. */
    smartPunctuation: boolean('smart_punctuation').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    modifiedAt: moment('modified_at').notNull(),
  },
  (table) => [
    // Kept for processes of the previous version, which still run during an update.
    index('users_name_words').using(
      'gin',
      sql`to_tsvector('marquee_words', ${table.firstName} || ' ' || ${table.lastName})`,
    ),
    index('users_name_plain_words').using(
      'gin',
      sql`to_tsvector('pg_catalog.simple', index_words(${table.firstName} || ' ' || ${table.lastName}))`,
    ),
  ],
);
