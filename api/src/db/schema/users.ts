import type { Image, NoticeMails, SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.ts';

/** All named people: authors, and accounts of the creator platform. An author without an account has no e-mail. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    /** Name in addresses (`/author/{key}`), one for the whole network. */
    key: text().notNull().unique(),
    /** In lower case. */
    email: text().unique(),
    /** When somebody proved to read the address's mail; null before that. */
    emailConfirmedAt: moment('email_confirmed_at'),
    /** argon2id, with its parameters. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Sanitized HTML. */
    bio: text().notNull().default(''),
    summary: text(),
    image: jsonb().$type<Image>(),
    /** Whether the account moderates. */
    isAdmin: boolean('is_admin').notNull().default(false),
    /** The sites whose posts a moderator reviews and curates; null for all. */
    moderatedSites: text('moderated_sites').array().$type<SiteKey[]>(),
    /** Which notices come as mails. */
    noticeMails: text('notice_mails').$type<NoticeMails>().notNull().default('each'),
    createdAt: moment('created_at').notNull(),
    modifiedAt: moment('modified_at').notNull(),
  },
  (table) => [
    // For processes of the version before.
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
