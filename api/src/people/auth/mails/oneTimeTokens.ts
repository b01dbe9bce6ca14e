import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Queryable } from '../../../kernel/db/connect.ts';
import { oneTimeTokens } from '../../../kernel/db/schema/oneTimeTokens.ts';

type TokenRow = typeof oneTimeTokens.$inferSelect;
export type TokenPurpose = TokenRow['purpose'];
export type TokenFacts = Pick<TokenRow, 'userId' | 'purpose' | 'email'>;

const tokenBytes = 32;
const hourMs = 3_600_000;
/** Lifetime of a token in milliseconds. A new password is needed at once, but a confirmation may wait for days. */
const lifetimeMs: Record<TokenPurpose, number> = {
  'reset-password': hourMs,
  'confirm-email': 7 * 24 * hourMs,
  'change-email': 7 * 24 * hourMs,
  'second-step': hourMs / 6,
};

/** Tokens of links in mails, and of sign-ins between the password and the second factor. The database holds only their hashes, so reading it permits nothing. */
export type OneTimeTokens = {
  /**
   * Creates a token, in hex. Earlier tokens stay valid, or a stranger could invalidate a link that the user waits for.
   */
  make(facts: TokenFacts): Promise<string>;
  /** Returns a token's facts without using the token; undefined for an unknown, used or expired token. */
  find(token: string, purposes: readonly TokenPurpose[]): Promise<TokenFacts | undefined>;
  /**
   * Uses a token. Of several parallel calls, only one gets the token's facts. Call it in the transaction of the effect.
   */
  use(db: Queryable, token: string, purposes: readonly TokenPurpose[]): Promise<TokenFacts | undefined>;
};

export function createOneTimeTokens(db: Database, clock: Clock): OneTimeTokens {
  const facts = { userId: oneTimeTokens.userId, purpose: oneTimeTokens.purpose, email: oneTimeTokens.email };
  const isValid = (token: string, purposes: readonly TokenPurpose[]) =>
    and(
      eq(oneTimeTokens.tokenHash, hashOf(token)),
      inArray(oneTimeTokens.purpose, [...purposes]),
      gt(oneTimeTokens.expiresAt, clock()),
    );
  return {
    async make(row) {
      const token = randomBytes(tokenBytes).toString('hex');
      const now = clock();
      await db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now));
      const expiresAt = new Date(now.getTime() + lifetimeMs[row.purpose]);
      await db.insert(oneTimeTokens).values({ ...row, tokenHash: hashOf(token), createdAt: now, expiresAt });
      return token;
    },
    async find(token, purposes) {
      const [row] = await db.select(facts).from(oneTimeTokens).where(isValid(token, purposes));
      return row;
    },
    async use(transaction, token, purposes) {
      const [row] = await transaction.delete(oneTimeTokens).where(isValid(token, purposes)).returning(facts);
      return row;
    },
  };
}

/** Ends all links that were mailed to an account. */
export async function endOneTimeTokens(db: Queryable, userId: number): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
