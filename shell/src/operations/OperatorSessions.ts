import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Who } from './Doorkeeper.ts';

const sessionMs = 12 * 3_600_000;

const sessionSchema = z.object({
  id: z.string(),
  name: z.string(),
  sha256: z.string(),
  /** In milliseconds. */
  until: z.number(),
});
export type OperatorSession = z.infer<typeof sessionSchema>;

/**
 * Who has signed in at the status page, in a cookie that is signed and holds no token. The key follows from the operator's token:
 * it is the same for all workers and machines, and another token ends all sessions.
 */
export class OperatorSessions {
  readonly #key: Buffer;
  readonly #now: () => number;

  constructor(operatorToken: string, now: () => number) {
    this.#key = createHmac('sha256', operatorToken).update('sessions of the status page').digest();
    this.#now = now;
  }

  /** `Set-Cookie` of a new session. */
  begin({ name, sha256 }: Who, isSecure: boolean): string {
    const session: OperatorSession = {
      id: randomBytes(16).toString('base64url'),
      name,
      sha256,
      until: this.#now() + sessionMs,
    };
    const body = Buffer.from(JSON.stringify(session)).toString('base64url');
    return `${cookieName(isSecure)}=${body}.${this.#sign('session', body)}; ${attributes(isSecure)}; Max-Age=${sessionMs / 1000}`;
  }

  /** `Set-Cookie` that ends it in this browser. */
  end(isSecure: boolean): string {
    return `${cookieName(isSecure)}=; ${attributes(isSecure)}; Max-Age=0`;
  }

  /** The session of a `Cookie` header; null when there is none that we have signed and that lasts. */
  find(cookies = '', isSecure: boolean): OperatorSession | null {
    const prefix = `${cookieName(isSecure)}=`;
    for (const cookie of cookies.split(/;\s*/)) {
      if (!cookie.startsWith(prefix)) continue;
      const [body = '', signature = ''] = cookie.slice(prefix.length).split('.');
      if (!isEqual(signature, this.#sign('session', body))) continue;
      const session = sessionSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
      if (session.until > this.#now()) return session;
    }
    return null;
  }

  /** What a form of that session has to bring back. */
  formToken({ id }: OperatorSession): string {
    return this.#sign('form', id);
  }

  isFormToken(session: OperatorSession, token: string): boolean {
    return isEqual(token, this.formToken(session));
  }

  #sign(purpose: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${purpose} ${text}`).digest('base64url');
  }
}

/** Browsers take the prefix over https only. */
const cookieName = (isSecure: boolean) => `${isSecure ? '__Secure-' : ''}marquee_operations`;

const attributes = (isSecure: boolean) => `Path=/_marquee; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
