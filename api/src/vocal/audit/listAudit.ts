import { type AuditEntryView, type AuditQuery, type SiteKey, sitesOf } from '@marquee/shared/domain';
import { and, desc, eq, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { UserRow } from '../../accounts/userView.ts';
import type { Queryable } from '../../db/connect.ts';
import { rowId } from '../../db/rowId.ts';
import { audit } from '../../db/schema/audit.ts';
import { holds } from '../../db/schema/holds.ts';
import { users } from '../../db/schema/users.ts';
import { areAmong, isOneOf } from '../rights/listedSites.ts';

/** Rows of the audit of the sites that an account moderates, the newest first. @param limit rows at most */
export async function listAudit(
  db: Queryable,
  account: UserRow,
  query: AuditQuery,
  limit: number,
): Promise<AuditEntryView[]> {
  const { site, subject, subjectId, actor, action, from, to, before } = query;
  const wanted: (SQL | undefined)[] = [
    site && eq(audit.site, site),
    isOfSites(sitesOf(account)),
    subject ? eq(audit.subject, subject) : undefined,
    subjectId ? eq(audit.subjectId, subjectId) : undefined,
    actor ? eq(audit.actorId, rowId(actor)) : undefined,
    action ? eq(audit.action, action) : undefined,
    from ? gte(audit.at, new Date(from)) : undefined,
    to ? lte(audit.at, new Date(`${to}T23:59:59.999Z`)) : undefined,
    before ? lt(audit.id, rowId(before)) : undefined,
  ];
  const name = sql<string>`trim(coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, ''))`;
  const rows = await db
    .select({ row: audit, name })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .where(and(...wanted))
    .orderBy(desc(audit.id))
    .limit(limit);
  return rows.map(({ row, name: actorName }) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    actor: row.actorId === null ? null : { id: String(row.actorId), name: actorName },
    action: row.action,
    subject: row.subject,
    subjectId: row.subjectId,
    site: row.site as SiteKey | null,
    before: asRecord(row.before),
    after: asRecord(row.after),
    reason: row.reason,
  }));
}

/** Rows of these sites, and of holds whose reads are all of them. */
function isOfSites(sites: readonly SiteKey[] | null): SQL | undefined {
  if (!sites) return undefined;
  const isOfHold = sql`${audit.subject} = 'hold' and exists (
    select from ${holds} where ${holds.id}::text = ${audit.subjectId} and ${areAmong(sql`${holds.sites}`, sites)})`;
  return or(isOneOf(sql`${audit.site}`, sites), isOfHold);
}

function asRecord(value: object | null): Record<string, unknown> | null {
  return value === null ? null : { ...value };
}
