import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { LogEvent } from '@marquee/releases/registry/logEntry.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import type { Caller } from './TokenAuthenticator.ts';

const sessionMs = 12 * 3_600_000;
const idBytes = 32;

/** A session that has not expired. */
export type OperatorSession = {
  /** Random id from the cookie. The registry stores a hash and never the id. */
  id: string;
  /** Hash of `id` and the token. The registry identifies the session by this hash. */
  hash: string;
  caller: Caller;
};

/**
 * Manages the sessions of the status page. The cookie contains a random id, and the registry stores a hash of the id
 * and the token. So all workers and machines know each session, a new token ends it, and a stolen cookie or log does
 * not reveal the token.
 */
export class OperatorSessions {
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Starts a session. Returns the `Set-Cookie` header for the browser and the event for the registry. */
  begin({ name, sha256 }: Caller, isSecure: boolean): { cookie: string; event: LogEvent } {
    const id = randomBytes(idBytes).toString('base64url');
    return {
      cookie: `${cookieName(isSecure)}=${id}; ${attributes(isSecure)}; Max-Age=${sessionMs / 1000}`,
      event: {
        kind: 'signedIn',
        session: hashOf(id, sha256),
        name,
        until: new Date(this.#now() + sessionMs).toISOString(),
      },
    };
  }

  /** Returns the `Set-Cookie` header that removes the session from this browser. */
  end(isSecure: boolean): string {
    return `${cookieName(isSecure)}=; ${attributes(isSecure)}; Max-Age=0`;
  }

  /**
   * Finds the session of a `Cookie` header.
   * @param holders callers whose tokens are valid now
   * @returns null if the session is unknown or has ended
   */
  find(
    cookies: string | undefined,
    isSecure: boolean,
    { sessions }: Pick<RegistryState, 'sessions'>,
    holders: readonly Caller[],
  ): OperatorSession | null {
    const prefix = `${cookieName(isSecure)}=`;
    const sent = (cookies ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(prefix));
    const id = sent?.slice(prefix.length);
    if (!id) return null;
    for (const caller of holders) {
      const hash = hashOf(id, caller.sha256);
      const known = sessions.get(hash);
      if (known && Date.parse(known.until) > this.#now()) return { id, hash, caller };
    }
    return null;
  }

  /** Returns the CSRF token for the forms of a session. */
  formToken({ id }: OperatorSession): string {
    return createHmac('sha256', id).update('form').digest('base64url');
  }

  isFormToken(session: OperatorSession, token: string): boolean {
    const [sent, expected] = [Buffer.from(token), Buffer.from(this.formToken(session))];
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  }
}

const hashOf = (id: string, tokenHash: string) => createHmac('sha256', id).update(tokenHash).digest('hex');

/** Browsers accept cookies with the prefix `__Secure-` only over https. */
const cookieName = (isSecure: boolean) => `${isSecure ? '__Secure-' : ''}marquee_operations`;

const attributes = (isSecure: boolean) => `Path=/_marquee; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
