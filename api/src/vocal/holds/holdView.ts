import { answerDays, exactMoney, type Hold } from '@marquee/shared/domain';
import type { UserRow } from '../../accounts/userView.ts';
import type { holds } from '../../db/schema/holds.ts';

export type HoldRow = typeof holds.$inferSelect;

const dayMs = 86_400_000;

/** The moment from which a hold without an answer can be decided against the writer. */
export function answerUntil({ placedAt }: Pick<HoldRow, 'placedAt'>): Date {
  return new Date(placedAt.getTime() + answerDays * dayMs);
}

/** Whether an account moderates all sites of a hold. */
export function isModeratedBy(
  { sites }: Pick<HoldRow, 'sites'>,
  { isAdmin, moderatedSites }: Pick<UserRow, 'isAdmin' | 'moderatedSites'>,
): boolean {
  return isAdmin && (moderatedSites === null || sites.every((site) => moderatedSites.includes(site)));
}

/** A hold, without the people who moderate. @param post that all its reads are of */
export function holdView(row: HoldRow, post: Hold['post']): Hold {
  const { status, reads, day, sites, placedAt, until, reason, answer, answeredAt, decision, decidedAt } = row;
  return {
    ...{ id: String(row.id), status, amount: exactMoney(row.amount), reads, day, post, sites, reason },
    ...{ placedAt: placedAt.toISOString(), until: until.toISOString(), answerUntil: answerUntil(row).toISOString() },
    answer: answer !== null && answeredAt ? { at: answeredAt.toISOString(), words: answer } : null,
    decision: decidedAt ? { at: decidedAt.toISOString(), words: decision } : null,
  };
}
