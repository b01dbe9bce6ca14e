import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Database } from '../../kernel/db/connect.ts';
import { Sessions } from './Sessions.ts';
import { sessionCookie } from './sessionCookie.ts';
import type { UserRow } from './userView.ts';

export type AccountServices = {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'cookieDomain' | 'secondFactorRoles'>;
};

/**
 * Makes the function that finds the account of a request's session. The function throws ProblemError 401 without a
 * valid session.
 */
export function createRequireAccount({ db, clock, config }: AccountServices) {
  const sessions = new Sessions(db, clock, config.secondFactorRoles);
  const cookie = sessionCookie(config.cookieDomain);
  return async (request: FastifyRequest): Promise<UserRow> => {
    const token = cookie.read(request);
    const account = token ? await sessions.find(token) : undefined;
    if (!account) throw new ProblemError(401, 'signed-out', 'Sign in first.');
    return account;
  };
}
