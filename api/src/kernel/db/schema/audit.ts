import type { SiteKey } from '@marquee/shared/domain';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';

/**
 * Audit log of reviews, moderators' changes to posts, curation, decisions about money, and closed accounts. A trigger
 * refuses changes, so rows are permanent.
 */
export const audit = pgTable(
  'audit',
  {
    id: identity(),
    at: moment('at').notNull(),
    /** Null for scheduled jobs. Not a foreign key, because the row outlives the account. */
    actorId: reference('actor_id'),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text('subject_id').notNull(),
    site: text().$type<SiteKey>(),
    before: jsonb().$type<object>(),
    after: jsonb().$type<object>(),
    reason: text(),
  },
  (table) => [
    index('audit_subject').on(table.subject, table.subjectId, table.id),
    index('audit_site').on(table.site, table.id),
    index('audit_actor').on(table.actorId, table.id),
  ],
);
