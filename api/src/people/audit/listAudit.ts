import { type AuditEntryView, type AuditQuery, type SiteKey, sitesOf } from '@marquee/shared/domain';
import { and, desc, eq, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { audit } from '../../kernel/db/schema/audit.ts';
import { holds } from '../../kernel/db/schema/holds.ts';
import { users } from '../../kernel/db/schema/users.ts';
import type { UserRow } from '../accounts/userView.ts';
import { areAmong, isOneOf } from '../rights/listedSites.ts';

/**
 * Lists rows of the audit for the sites that an account moderates, the newest first. @param limit maximum number of
 * rows
 */
export async function listAudit(
  db: Queryable,
  account: UserRow,
  query: AuditQuery,
  limit: number,
): Promise<AuditEntryView[]> {
  const { site, subject, subjectId, actor, action, from, to, before } = query;
  const conditions: (SQL | undefined)[] = [
    site ? eq(audit.site, site) : undefined,
    isOfSites(sitesOf(account, 'readAudit')),
    subject ? eq(audit.subject, subject) : undefined,
    subjectId ? eq(audit.subjectId, subjectId) : undefined,
    actor ? eq(audit.actorId, rowId(actor)) : undefined,
    action ? eq(audit.action, action) : undefined,
    from ? gte(audit.at, new Date(from)) : undefined,
    to ? lte(audit.at, new Date(`${to}T23:59:59.999Z`)) : undefined,
    before ? lt(audit.id, rowId(before)) : undefined,
  ];
  const name = sql<string>`trim(coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, ''))`;
  const subjectName = sql<string | null>`case when ${audit.subject} = 'user' then (
    select trim(named.first_name || ' ' || named.last_name) from ${users} named where named.id::text = ${audit.subjectId}) end`;
  const rows = await db
    .select({ row: audit, name, subjectName })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .where(and(...conditions))
    .orderBy(desc(audit.id))
    .limit(limit);
  return rows.map(({ row, name: actorName, subjectName: person }) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    actor: row.actorId === null ? null : { id: String(row.actorId), name: actorName },
    action: row.action,
    subject: row.subject,
    subjectId: row.subjectId,
    ...(person && { subjectName: person }),
    site: row.site as SiteKey | null,
    before: asRecord(row.before),
    after: asRecord(row.after),
    reason: row.reason,
  }));
}

/** Matches rows of these sites, and of holds whose reads are all on these sites. */
function isOfSites(sites: readonly SiteKey[] | null): SQL | undefined {
  if (!sites) return undefined;
  const isOfHold = sql`${audit.subject} = 'hold' and exists (
    select from ${holds} where ${holds.id}::text = ${audit.subjectId} and ${areAmong(sql`${holds.sites}`, sites)})`;
  return or(isOneOf(sql`${audit.site}`, sites), isOfHold);
}

function asRecord(value: object | null): Record<string, unknown> | null {
  return value === null ? null : { ...value };
}
