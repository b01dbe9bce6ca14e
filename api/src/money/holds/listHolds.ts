import { type Hold, type HoldReadList, type HoldsQuery, type ModeratorHold, sitesOf } from '@marquee/shared/domain';
import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { holdReads, holds } from '../../kernel/db/schema/holds.ts';
import { impressions } from '../../kernel/db/schema/impressions.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { areAmong } from '../../people/rights/listedSites.ts';
import { earningPost, earningPostColumns } from '../earnings/earningPost.ts';
import { type HoldRow, holdView } from './holdView.ts';

const maxPerWriter = 100;
const readsOfPage = 100;
const placers = alias(users, 'placers');
const nameOf = (person: typeof users | typeof placers) =>
  sql<string>`trim(coalesce(${person.firstName}, '') || ' ' || coalesce(${person.lastName}, ''))`;

/** Lists a writer's holds, the newest first. @param id to list only this hold */
export async function holdsOf(db: Queryable, userId: number, id?: number): Promise<Hold[]> {
  const rows = await db
    .select()
    .from(holds)
    .where(and(eq(holds.userId, userId), id === undefined ? undefined : eq(holds.id, id)))
    .orderBy(desc(holds.id))
    .limit(maxPerWriter);
  const postOf = await postsOf(db, rows);
  return rows.map((row) => holdView(row, postOf(row)));
}

/**
 * Lists holds of all writers on the sites that an account moderates, the newest first. @param limit maximum number of
 * rows
 */
export async function listHolds(
  db: Queryable,
  account: UserRow,
  { status, before, id }: HoldsQuery & { id?: number },
  limit: number,
): Promise<ModeratorHold[]> {
  const conditions: (SQL | undefined)[] = [
    status === undefined ? undefined : eq(holds.status, status),
    before === undefined ? undefined : lt(holds.id, rowId(before)),
    id === undefined ? undefined : eq(holds.id, id),
    areAmong(sql`${holds.sites}`, sitesOf(account, 'readHolds')),
  ];
  const rows = await db
    .select({ hold: holds, name: nameOf(users), placer: nameOf(placers) })
    .from(holds)
    .leftJoin(users, eq(users.id, holds.userId))
    .leftJoin(placers, eq(placers.id, holds.placedBy))
    .where(and(...conditions))
    .orderBy(desc(holds.id))
    .limit(limit);
  const postOf = await postsOf(
    db,
    rows.map(({ hold }) => hold),
  );
  return rows.map(({ hold, name, placer }) => ({
    ...holdView(hold, postOf(hold)),
    writer: { id: String(hold.userId), name },
    placedBy: { id: String(hold.placedBy), name: placer },
    filter: hold.filter,
  }));
}

/** Lists the reads of a writer's hold, the newest first. @throws ProblemError 404 for a hold of another writer */
export async function listHoldReads(
  db: Queryable,
  userId: number,
  holdId: number,
  before: string | undefined,
): Promise<Omit<HoldReadList, 'success'>> {
  const [hold] = await db
    .select({ id: sql<number>`coalesce(${holds.partOf}, ${holds.id})`.mapWith(Number) })
    .from(holds)
    .where(and(eq(holds.id, holdId), eq(holds.userId, userId)));
  if (!hold) throw notFound('The hold');
  const { id, createdAt, site } = impressions;
  const found = await db
    .select({ id, at: createdAt, site, post: earningPostColumns })
    .from(holdReads)
    .innerJoin(impressions, eq(impressions.id, holdReads.impressionId))
    .innerJoin(posts, eq(posts.id, impressions.postId))
    .where(and(eq(holdReads.holdId, hold.id), before ? lt(holdReads.impressionId, rowId(before)) : undefined))
    .orderBy(desc(holdReads.impressionId))
    .limit(readsOfPage + 1);
  const page = found.slice(0, readsOfPage);
  return {
    reads: page.map((read) => ({
      id: String(read.id),
      at: read.at.toISOString(),
      post: earningPost(read.post, read.site),
    })),
    next: found.length > readsOfPage ? String(page.at(-1)?.id) : null,
  };
}

/** Makes the function that finds a hold's post. It returns null for a hold on the reads of a writer. */
async function postsOf(db: Queryable, rows: readonly HoldRow[]): Promise<(row: HoldRow) => Hold['post']> {
  const ids = rows.flatMap(({ filter: { postId } }) => (postId === undefined ? [] : [rowId(postId)]));
  const found = ids.length === 0 ? [] : await db.select(earningPostColumns).from(posts).where(inArray(posts.id, ids));
  return ({ filter: { postId }, sites: [site] }) => {
    const post = found.find((one) => one.postId === postId);
    return post && site ? earningPost(post, site) : null;
  };
}
