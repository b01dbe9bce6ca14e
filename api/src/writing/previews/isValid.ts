import { and, gt, isNull, type SQL } from 'drizzle-orm';
import { previews } from '../../kernel/db/schema/previews.ts';

/** Condition for preview links that have neither expired nor been revoked. */
export function isValid(now: Date): SQL | undefined {
  return and(isNull(previews.revokedAt), gt(previews.expiresAt, now));
}
