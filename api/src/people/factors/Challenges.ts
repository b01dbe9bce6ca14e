import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/connect.ts';
import { signInChallenges } from '../../kernel/db/schema/secondFactors.ts';

type ChallengeRow = typeof signInChallenges.$inferSelect;
export type ChallengePurpose = ChallengeRow['purpose'];

/** Lifetime of a challenge in milliseconds: a person looks for a phone meanwhile, or signs in at the provider. */
const lifetimeMs = 10 * 60_000;

/** State that waits for the browser. The database holds only hashes of the values that open it. */
export class Challenges {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Stores a challenge. @param userId account that the challenge belongs to; null for a sign-in */
  async store(
    value: string,
    purpose: ChallengePurpose,
    userId: number | null,
    data: Record<string, string> = {},
  ): Promise<void> {
    const now = this.#clock();
    await this.#db.delete(signInChallenges).where(lte(signInChallenges.expiresAt, now));
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    await this.#db.insert(signInChallenges).values({ tokenHash: hashOf(value), purpose, userId, data, expiresAt });
  }

  /**
   * Uses a challenge. Of several parallel calls, only one gets its data.
   * @returns undefined for a challenge that is unknown, used, expired or of another account
   */
  async use(
    value: string,
    purpose: ChallengePurpose,
    userId: number | null,
  ): Promise<Record<string, string> | undefined> {
    const { tokenHash, expiresAt, userId: owner, purpose: stored, data } = signInChallenges;
    const [row] = await this.#db
      .delete(signInChallenges)
      .where(
        and(
          eq(tokenHash, hashOf(value)),
          eq(stored, purpose),
          userId === null ? isNull(owner) : eq(owner, userId),
          gt(expiresAt, this.#clock()),
        ),
      )
      .returning({ data });
    return row?.data;
  }
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
