import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import type { FastifyRequest } from 'fastify';
import type { Admin } from './Admin.ts';
import type { OperatorSession, OperatorSessions } from './auth/OperatorSessions.ts';

/** Finds out which operator sends a request of the status page. */
export class Visitors {
  readonly #admin: Admin;
  readonly #sessions: OperatorSessions;

  constructor(admin: Admin, sessions: OperatorSessions) {
    this.#admin = admin;
    this.#sessions = sessions;
  }

  isSecure(request: FastifyRequest): boolean {
    return request.protocol === 'https';
  }

  async state(): Promise<RegistryState> {
    return this.#admin.state((await this.#admin.open()).service);
  }

  /** The signed-in operator, unless the token is gone. */
  async find(request: FastifyRequest): Promise<OperatorSession | null> {
    const state = await this.state();
    const holders = this.#admin.authenticator.holders(state);
    return this.#sessions.find(request.headers.cookie, this.isSecure(request), state, holders);
  }

  /**
   * Authenticates the sender of a form.
   * @throws ProblemError 401, 403
   */
  async sender(request: FastifyRequest, form: string): Promise<OperatorSession> {
    const session = await this.find(request);
    if (!session) throw new ProblemError(401, 'signed-out', 'You are signed out. Sign in and try again.');
    if (!this.#sessions.isFormToken(session, form))
      throw new ProblemError(403, 'form', 'This form belongs to another session. Open the page again.');
    return session;
  }
}
