import { answerDays, exactMoney, type Hold, type SiteKey } from '@marquee/shared/domain';
import type { holds } from '../../db/schema/holds.ts';

export type HoldRow = typeof holds.$inferSelect;

const dayMs = 86_400_000;

/** The moment from which a hold without an answer can be decided against the writer. */
export function answerUntil({ placedAt }: Pick<HoldRow, 'placedAt'>): Date {
  return new Date(placedAt.getTime() + answerDays * dayMs);
}

/** The site of a hold in the audit; null for reads of several sites. */
export function siteOfHold(sites: HoldRow['sites']): SiteKey | null {
  return sites.length === 1 ? (sites[0] ?? null) : null;
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
