import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connect.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import { type UserRow, userColumns } from './userView.ts';

/** How long a browser stays signed in. */
export const sessionSeconds = 30 * 24 * 3_600;

const tokenBytes = 32;

/** Sessions of signed-in browsers. The database holds only hashes of tokens, so reading it permits no sign-in. */
export type Sessions = {
  /** Starts a session and returns its token. */
  start(userId: number): Promise<string>;
  /** The account of a token; undefined when the session is over or never was. */
  find(token: string): Promise<UserRow | undefined>;
  /** Ends the session of a token, if there is one. */
  end(token: string): Promise<void>;
};

export function createSessions(db: Database, clock: Clock): Sessions {
  const byToken = db
    .select(userColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('session_user');

  return {
    async start(userId) {
      const token = randomBytes(tokenBytes).toString('base64url');
      const now = clock();
      await db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
      await db.insert(sessions).values({
        tokenHash: hashOfToken(token),
        userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + sessionSeconds * 1_000),
      });
      return token;
    },
    async find(token) {
      const [row] = await byToken.execute({ hash: hashOfToken(token), now: clock() });
      return row;
    },
    async end(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)));
    },
  };
}

/** The key of a session in the database. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
