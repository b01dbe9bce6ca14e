import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/services.ts';
import { deviceName } from '../accounts/deviceName.ts';
import { Sessions } from '../accounts/Sessions.ts';
import { sessionCookie } from '../accounts/sessionCookie.ts';
import type { DeviceCookie } from './deviceCookie.ts';
import { refuseSuspended } from './refuseSuspended.ts';

/** Starts a session of an account in the caller's browser, and ends the session that the browser had. */
type StartSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  account: { id: number; passwordHash: string },
) => Promise<boolean>;

/**
 * Makes the function that signs in. It resolves to false if the account's password has changed since, or the account is
 * gone. The function throws ProblemError 403 for a suspended account.
 */
export function createStartSession({ db, clock, config }: Services, devices: DeviceCookie): StartSession {
  const sessions = new Sessions(db, clock);
  const cookie = sessionCookie(config.cookieDomain);
  return async (request, reply, { id, passwordHash }) => {
    const token = await sessions.start(id, passwordHash, deviceName(request.headers['user-agent']));
    if (token === undefined) {
      await refuseSuspended(db, id);
      return false;
    }
    const former = cookie.read(request);
    if (former) await sessions.end(former);
    cookie.write(request, reply, token);
    devices.write(request, reply, id);
    return true;
  };
}
