import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, like, lte, ne, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../db/connect.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import { type UserRow, userColumns } from './userView.ts';

/** How long a browser stays signed in. */
export const sessionSeconds = 30 * 24 * 3_600;

const tokenBytes = 32;
/** The last use is written at most once in this time, so that a call costs no write. */
const useStepMs = 10 * 60_000;
/** Hexadecimal digits of a token's hash that name a session to its owner. */
const idLength = 16;

/** A session as its owner sees it. */
export type SessionFacts = { id: string; device: string; startedAt: Date; lastUsedAt: Date };

/** Sessions of signed-in browsers. The database holds only hashes of tokens, so reading it permits no sign-in. */
export type Sessions = {
  /**
   * Starts a session.
   * @param passwordHash the hash of the password that was checked
   * @param device as people name it; may be empty
   * @returns its token; undefined when the account has another password by now, or is gone
   */
  start(userId: number, passwordHash: string, device: string): Promise<string | undefined>;
  /** The account of a token; undefined when the session is over or never was. */
  find(token: string): Promise<UserRow | undefined>;
  /** The account's sessions, the last used first. */
  list(userId: number): Promise<SessionFacts[]>;
  /** Ends the session of a token, if there is one. */
  end(token: string): Promise<void>;
  /** Ends one session of an account by its id. @returns whether there was one */
  endById(userId: number, id: string): Promise<boolean>;
  /** Ends the account's sessions besides that of the token. @param transaction of the change that ends them, if there is one */
  endOthers(userId: number, token: string, transaction?: Queryable): Promise<void>;
};

export function createSessions(db: Database, clock: Clock): Sessions {
  const byToken = db
    .select({ ...userColumns, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('session_user');

  return {
    async start(userId, passwordHash, device) {
      const token = randomBytes(tokenBytes).toString('base64url');
      const now = clock();
      await db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
      const expiresAt = new Date(now.getTime() + sessionSeconds * 1_000);
      // Whoever changes the password locks the account's row first. This statement waits for that, and then looks again.
      const { rowCount } = await db.execute(sql`
        insert into sessions (token_hash, user_id, created_at, expires_at, device, last_used_at)
        select ${hashOfToken(token)}, id, ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz,
          ${device}, ${now.toISOString()}::timestamptz
        from users where id = ${userId} and password_hash = ${passwordHash}
        for share`);
      return rowCount === 1 ? token : undefined;
    },
    async find(token) {
      const now = clock();
      const [row] = await byToken.execute({ hash: hashOfToken(token), now });
      if (!row) return undefined;
      const { lastUsedAt, ...account } = row;
      if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= useStepMs)
        await db
          .update(sessions)
          .set({ lastUsedAt: now })
          .where(eq(sessions.tokenHash, hashOfToken(token)));
      return account;
    },
    async list(userId) {
      const lastUsedAt = sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);
      const rows = await db
        .select({ hash: sessions.tokenHash, device: sessions.device, startedAt: sessions.createdAt, lastUsedAt })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock())))
        .orderBy(desc(lastUsedAt), desc(sessions.createdAt));
      return rows.map(({ hash, device, ...times }) => ({ id: idOfHash(hash), device: device ?? '', ...times }));
    },
    async end(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)));
    },
    async endById(userId, id) {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), like(sessions.tokenHash, `${id}%`)))
        .returning({ hash: sessions.tokenHash });
      return ended.length > 0;
    },
    async endOthers(userId, token, transaction = db) {
      await transaction
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashOfToken(token))));
    },
  };
}

/** The key of a session in the database. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The name of a token's session towards its owner. It permits nothing. */
export function sessionIdOf(token: string): string {
  return idOfHash(hashOfToken(token));
}

function idOfHash(hash: string): string {
  return hash.slice(0, idLength);
}
