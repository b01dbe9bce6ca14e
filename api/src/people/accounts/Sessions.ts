import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, like, lte, ne, sql } from 'drizzle-orm';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { sessions } from '../../kernel/db/schema/sessions.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { type UserRow, userColumns } from './userView.ts';

/** Lifetime of a session, in seconds. */
export const sessionSeconds = 30 * 24 * 3_600;

const tokenBytes = 32;
/** The last use is written at most once in this time, so that a call costs no write. */
const useStepMs = 10 * 60_000;
/** Number of hexadecimal digits of a token's hash in a session's public id. */
const idLength = 16;

/** A session as its owner sees it. */
export type SessionFacts = { id: string; device: string; startedAt: Date; lastUsedAt: Date };

/** Sessions of signed-in browsers. The database holds only hashes of tokens, so reading it permits no sign-in. */
export class Sessions {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #byToken: ReturnType<typeof prepareByToken>;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    this.#byToken = prepareByToken(db);
  }

  /**
   * Starts a session.
   * @param passwordHash the hash of the password that was checked
   * @param device as shown to people; may be empty
   * @returns the session's token; undefined if the account's password has changed since, or if the account is suspended
   *   or gone
   */
  async start(userId: number, passwordHash: string, device: string): Promise<string | undefined> {
    const token = randomBytes(tokenBytes).toString('base64url');
    const now = this.#clock();
    await this.#db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
    const expiresAt = new Date(now.getTime() + sessionSeconds * 1_000);
    // A change of the password and a suspension lock the account's row first. This statement waits for the change, then checks again.
    const { rowCount } = await this.#db.execute(sql`
      insert into sessions (token_hash, user_id, created_at, expires_at, device, last_used_at)
      select ${hashOfToken(token)}, id, ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz,
        ${device}, ${now.toISOString()}::timestamptz
      from users where id = ${userId} and password_hash = ${passwordHash} and suspended_at is null
      for share`);
    return rowCount === 1 ? token : undefined;
  }

  /** @returns the account of a token; undefined for an unknown or expired token */
  async find(token: string): Promise<UserRow | undefined> {
    const now = this.#clock();
    const [row] = await this.#byToken.execute({ hash: hashOfToken(token), now });
    if (!row) return undefined;
    const { lastUsedAt, ...account } = row;
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= useStepMs)
      await this.#db
        .update(sessions)
        .set({ lastUsedAt: now })
        .where(eq(sessions.tokenHash, hashOfToken(token)));
    return account;
  }

  /** @returns the account's sessions, the last used first */
  async list(userId: number): Promise<SessionFacts[]> {
    const lastUsedAt = sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);
    const rows = await this.#db
      .select({ hash: sessions.tokenHash, device: sessions.device, startedAt: sessions.createdAt, lastUsedAt })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, this.#clock())))
      .orderBy(desc(lastUsedAt), desc(sessions.createdAt));
    return rows.map(({ hash, device, ...times }) => ({ id: idOfHash(hash), device: device ?? '', ...times }));
  }

  /** Ends the session of a token, if there is one. */
  async end(token: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)));
  }

  /** Ends one session of an account by its id. @returns whether there was one */
  async endById(userId: number, id: string): Promise<boolean> {
    const ended = await this.#db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), like(sessions.tokenHash, `${id}%`)))
      .returning({ hash: sessions.tokenHash });
    return ended.length > 0;
  }

  /**
   * Ends the account's sessions except the session of the token.
   * @param transaction transaction of the change that ends the sessions
   */
  async endOthers(userId: number, token: string, transaction: Queryable = this.#db): Promise<void> {
    await transaction
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashOfToken(token))));
  }
}

function prepareByToken(db: Database) {
  return db
    .select({ ...userColumns, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.suspendedAt),
      ),
    )
    .prepare('session_user');
}

/** Returns the key of a session in the database. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns the public id of a token's session, which grants no access. */
export function sessionIdOf(token: string): string {
  return idOfHash(hashOfToken(token));
}

function idOfHash(hash: string): string {
  return hash.slice(0, idLength);
}
