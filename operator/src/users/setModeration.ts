import { recordAudit, releaseClaims } from '@marquee/api/acts/accounts.ts';
import type { Queryable } from '@marquee/api/acts/database.ts';
import { users } from '@marquee/api/acts/tables.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { byOperator } from './byOperator.ts';

/** The sites that an account moderates; none for a writer. */
export type Moderation = 'all sites' | 'none' | readonly SiteKey[];

/**
 * Makes an account a moderator of sites, or a writer again. Claims on posts of other sites are released. The audit
 * records a change, but not a call without effect. Call it in a transaction.
 */
export async function setModeration(db: Queryable, userId: number, moderates: Moderation, now: Date): Promise<void> {
  const [before] = await db
    .select({ isAdmin: users.isAdmin, moderatedSites: users.moderatedSites })
    .from(users)
    .where(eq(users.id, userId))
    // Review steps lock the rights of their moderator until they end.
    .for('no key update');
  if (!before) throw new Error(`There is no account ${userId}.`);
  const former = before.isAdmin ? (before.moderatedSites ?? 'all sites') : 'none';
  if (String(former) === String(moderates)) return;
  const isAdmin = moderates !== 'none';
  const moderatedSites = typeof moderates === 'string' ? null : [...moderates];
  await db.update(users).set({ isAdmin, moderatedSites, modifiedAt: now }).where(eq(users.id, userId));
  await releaseClaims(db, { id: userId, isAdmin, moderatedSites }, now);
  await recordAudit(db, {
    ...byOperator(userId, now),
    action: isAdmin ? 'promote' : 'demote',
    before: { moderates: former },
    after: { moderates },
  });
}
