import { type AccountKind, exactMoney, type Transfer, type TransfersQuery } from '@marquee/shared/domain';
import { and, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { ledgerAccounts, ledgerTransfers, rates } from '../../kernel/db/schema/ledger.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { earningPost, earningPostColumns } from './earningPost.ts';
import { addDays } from './period.ts';

const payer = alias(ledgerAccounts, 'payer');
const payee = alias(ledgerAccounts, 'payee');

/** Lists transfers from and to a writer's accounts, the newest first. @param limit maximum number of rows */
export async function listTransfers(
  db: Queryable,
  userId: number,
  query: TransfersQuery,
  limit: number,
): Promise<Transfer[]> {
  const own = db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(eq(ledgerAccounts.userId, userId));
  const conditions: (SQL | undefined)[] = [
    or(inArray(ledgerTransfers.fromAccount, own), inArray(ledgerTransfers.toAccount, own)),
    query.kind === undefined ? undefined : eq(ledgerTransfers.kind, query.kind),
    query.postId === undefined ? undefined : eq(ledgerTransfers.postId, rowId(query.postId)),
    query.day === undefined ? undefined : eq(ledgerTransfers.day, query.day),
    query.firstDay === undefined ? undefined : gte(ledgerTransfers.day, query.firstDay),
    query.lastDay === undefined ? undefined : lte(ledgerTransfers.day, query.lastDay),
    query.site === undefined ? undefined : eq(ledgerTransfers.site, query.site),
    query.from ? gte(ledgerTransfers.at, new Date(query.from)) : undefined,
    query.to ? lt(ledgerTransfers.at, new Date(addDays(query.to, 1))) : undefined,
    query.before ? lt(ledgerTransfers.id, rowId(query.before)) : undefined,
  ];
  const rows = await db
    .select({
      transfer: ledgerTransfers,
      payer: sql<AccountKind>`${payer.kind}`,
      payee: sql<AccountKind>`${payee.kind}`,
      payeeId: payee.userId,
      rate: rates.micros,
      post: earningPostColumns,
    })
    .from(ledgerTransfers)
    .innerJoin(payer, eq(payer.id, ledgerTransfers.fromAccount))
    .innerJoin(payee, eq(payee.id, ledgerTransfers.toAccount))
    .leftJoin(rates, eq(rates.id, ledgerTransfers.rateId))
    .leftJoin(posts, eq(posts.id, ledgerTransfers.postId))
    .where(and(...conditions))
    .orderBy(desc(ledgerTransfers.id))
    .limit(limit);
  return rows.map(({ transfer, rate, post, payeeId, ...accounts }) => ({
    id: String(transfer.id),
    at: transfer.at.toISOString(),
    kind: transfer.kind,
    from: accounts.payer,
    to: accounts.payee,
    amount: exactMoney(transfer.amount),
    reads: readsOf(transfer, rate, post),
    share: shareOf(transfer, post, payeeId === userId),
    holdId: textId(transfer.holdId),
    payoutId: textId(transfer.payoutId),
    corrects: textId(transfer.corrects),
    site: transfer.site,
    reason: transfer.reason,
  }));
}

type PostColumns = { postId: string; postName: string; postKey: string | null; postStatus: string };

function readsOf(
  { day, number, reads, site }: typeof ledgerTransfers.$inferSelect,
  rate: number | null,
  post: PostColumns | null,
): Transfer['reads'] {
  if (day === null || number === null || reads === null || site === null || rate === null || post === null) return null;
  return { post: earningPost(post, site), day, count: reads, number, rate };
}

function shareOf(
  { day, percent, site }: typeof ledgerTransfers.$inferSelect,
  post: PostColumns | null,
  isReceived: boolean,
): Transfer['share'] {
  if (day === null || percent === null || site === null || post === null) return null;
  return { post: earningPost(post, site), day, percent, direction: isReceived ? 'received' : 'given' };
}

function textId(id: number | null): string | null {
  return id === null ? null : String(id);
}
