import { answerDays, exactMoney, type Hold, type SiteKey } from '@marquee/shared/domain';
import type { holds } from '../../kernel/db/schema/holds.ts';

export type HoldRow = typeof holds.$inferSelect;

const dayMs = 86_400_000;

/** Returns the time from which a hold without an answer can be decided against the writer. */
export function answerUntil({ placedAt }: Pick<HoldRow, 'placedAt'>): Date {
  return new Date(placedAt.getTime() + answerDays * dayMs);
}

/** Returns the site of a hold for the audit; null for reads of several sites. */
export function siteOfHold(sites: HoldRow['sites']): SiteKey | null {
  return sites.length === 1 ? (sites[0] ?? null) : null;
}

/**
 * Formats a hold for its writer, without the moderators. @param post the post of a hold on reads of one post, else null
 */
export function holdView(row: HoldRow, post: Hold['post']): Hold {
  const { status, reads, day, sites, placedAt, until, reason, answer, answeredAt, decision, decidedAt } = row;
  return {
    ...{ id: String(row.id), status, amount: exactMoney(row.amount), reads, day, post, sites, reason },
    ...{ placedAt: placedAt.toISOString(), until: until.toISOString(), answerUntil: answerUntil(row).toISOString() },
    answer: answer !== null && answeredAt ? { at: answeredAt.toISOString(), words: answer } : null,
    decision: decidedAt ? { at: decidedAt.toISOString(), words: decision } : null,
  };
}
