import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/connect.ts';
import { sessionCookie } from './sessionCookie.ts';
import { createSessions } from './sessions.ts';
import type { UserRow } from './userView.ts';

export type AccountServices = { db: Database; clock: Clock; config: Pick<Config, 'cookieDomain'> };

/** Finds the account whose session a request carries. The function throws ProblemError 401 when there is none. */
export function createRequireAccount({ db, clock, config }: AccountServices) {
  const sessions = createSessions(db, clock);
  const cookie = sessionCookie(config.cookieDomain);
  return async (request: FastifyRequest): Promise<UserRow> => {
    const token = cookie.read(request);
    const account = token ? await sessions.find(token) : undefined;
    if (!account) throw new ProblemError(401, 'signed-out', 'Please sign in first.');
    return account;
  };
}
