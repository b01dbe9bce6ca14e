import { createHash, randomBytes } from 'node:crypto';
import type { Role, SignInWay } from '@marquee/shared/domain';
import { and, desc, eq, gt, isNull, like, lte, ne, sql } from 'drizzle-orm';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { sessions } from '../../kernel/db/schema/sessions.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { type UserRow, userColumns } from './userView.ts';
import { withholdGrants } from './withholdGrants.ts';

/** Lifetime of a session, in seconds. */
export const sessionSeconds = 30 * 24 * 3_600;

const tokenBytes = 32;
/** The last use is written at most once in this time, so that a call costs no write. */
const useStepMs = 10 * 60_000;
/** Number of hexadecimal digits of a token's hash in a session's public id. */
const idLength = 16;

/** A session as its owner sees it. */
export type SessionFacts = { id: string; device: string; startedAt: Date; lastUsedAt: Date; way: SignInWay };

/** A sign-in whose account is known. */
export type SessionStart = {
  userId: number;
  /** The hash of the password that was checked. Absent for sign-ins without a password. */
  passwordHash?: string | undefined;
  /** As shown to people; may be empty. */
  device: string;
  way: SignInWay;
  provesFactor: boolean;
};

/** Sessions of signed-in browsers. The database holds only hashes of tokens, so reading it permits no sign-in. */
export class Sessions {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #demanding: readonly Role[];
  readonly #byToken: ReturnType<typeof prepareByToken>;

  /** @param demanding roles that are not effective in sessions without a second factor */
  constructor(db: Database, clock: Clock, demanding: readonly Role[] = []) {
    this.#db = db;
    this.#clock = clock;
    this.#demanding = demanding;
    this.#byToken = prepareByToken(db);
  }

  /**
   * Starts a session.
   * @param db transaction of the sign-in
   * @returns the session's token; undefined if the account's password has changed since, or if the account is suspended
   *   or gone
   */
  async start(
    { userId, passwordHash, device, way, provesFactor }: SessionStart,
    db: Queryable = this.#db,
  ): Promise<string | undefined> {
    const token = randomBytes(tokenBytes).toString('base64url');
    const now = this.#clock();
    await db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
    const expiresAt = new Date(now.getTime() + sessionSeconds * 1_000);
    const isSamePassword = passwordHash === undefined ? sql`true` : sql`password_hash = ${passwordHash}`;
    // A change of the password and a suspension lock the account's row first. This statement waits for the change, then checks again.
    const { rowCount } = await db.execute(sql`
      insert into sessions
        (token_hash, user_id, created_at, expires_at, device, last_used_at, way, proves_factor)
      select ${hashOfToken(token)}, id, ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz,
        ${device}, ${now.toISOString()}::timestamptz, ${way}, ${provesFactor}::boolean
      from users where id = ${userId} and ${isSamePassword} and suspended_at is null
      for share`);
    return rowCount === 1 ? token : undefined;
  }

  /**
   * Finds the account of a token, without the roles that need a second factor if the session has not proved one.
   * @returns undefined for an unknown or expired token
   */
  async find(token: string): Promise<UserRow | undefined> {
    const now = this.#clock();
    const [row] = await this.#byToken.execute({ hash: hashOfToken(token), now });
    if (!row) return undefined;
    const { lastUsedAt, provesFactor, ...account } = row;
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= useStepMs)
      await this.#db
        .update(sessions)
        .set({ lastUsedAt: now })
        .where(eq(sessions.tokenHash, hashOfToken(token)));
    return withholdGrants(account, provesFactor ? undefined : this.#demanding);
  }

  /** @returns the account's sessions, the last used first */
  async list(userId: number): Promise<SessionFacts[]> {
    const lastUsedAt = sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);
    const rows = await this.#db
      .select({
        hash: sessions.tokenHash,
        device: sessions.device,
        startedAt: sessions.createdAt,
        lastUsedAt,
        way: sessions.way,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, this.#clock())))
      .orderBy(desc(lastUsedAt), desc(sessions.createdAt));
    return rows.map(({ hash, device, ...times }) => ({ id: idOfHash(hash), device: device ?? '', ...times }));
  }

  /** Tells whether the session of a token has proved a second factor. */
  async provesFactor(token: string): Promise<boolean> {
    const ofToken = eq(sessions.tokenHash, hashOfToken(token));
    const [row] = await this.#db.select({ provesFactor: sessions.provesFactor }).from(sessions).where(ofToken);
    return row?.provesFactor ?? false;
  }

  /** Records that the person of a session has proved a second factor. */
  async proveFactor(token: string, transaction: Queryable): Promise<void> {
    await transaction
      .update(sessions)
      .set({ provesFactor: true })
      .where(eq(sessions.tokenHash, hashOfToken(token)));
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
    .select({ ...userColumns, lastUsedAt: sessions.lastUsedAt, provesFactor: sessions.provesFactor })
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
