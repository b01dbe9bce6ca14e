import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../kernel/db/connect.ts';
import type { Services } from '../../../kernel/services.ts';
import { deviceName } from '../../accounts/deviceName.ts';
import { type SessionStart, Sessions } from '../../accounts/Sessions.ts';
import { sessionCookie } from '../../accounts/sessionCookie.ts';
import type { UserRow } from '../../accounts/userView.ts';
import type { DeviceCookie } from './deviceCookie.ts';
import { refuseSuspended } from './refuseSuspended.ts';

type Start = Omit<SessionStart, 'device'>;

/** The steps that start a session of an account in the caller's browser. */
export type StartSession = {
  /**
   * Inserts a session.
   * @param db transaction of the sign-in
   * @returns the session's token; undefined if the account's password has changed since, or the account is gone
   * @throws ProblemError 403 for a suspended account
   */
  insert(request: FastifyRequest, start: Start, db?: Queryable): Promise<string | undefined>;
  /**
   * Gives the browser an inserted session, and ends the session that the browser had.
   * @returns the account of the session
   */
  enter(request: FastifyRequest, reply: FastifyReply, userId: number, token: string): Promise<UserRow | undefined>;
};

/** Makes the functions that sign an account in. */
export function createStartSession({ db, clock, config }: Services, devices: DeviceCookie): StartSession {
  const sessions = new Sessions(db, clock, config.secondFactorRoles);
  const cookie = sessionCookie(config.cookieDomain);
  return {
    async insert(request, start, transaction = db) {
      const device = deviceName(request.headers['user-agent']);
      const token = await sessions.start({ ...start, device }, transaction);
      if (token === undefined) await refuseSuspended(transaction, start.userId);
      return token;
    },
    async enter(request, reply, userId, token) {
      const former = cookie.read(request);
      if (former) await sessions.end(former);
      cookie.write(request, reply, token);
      devices.write(request, reply, userId);
      return sessions.find(token);
    },
  };
}
