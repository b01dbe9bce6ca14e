import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'marquee_device';
/** Half a year after the last sign-in a device is a stranger again. */
const lifetimeSeconds = 180 * 24 * 3_600;
/** Only the calls of accounts see the cookie: pages and their caches do not. */
const path = '/api/vocal/auth';

/** The cookie of a device that has signed in to an account. It grants no access: it avoids strangers' limits. */
export type DeviceCookie = {
  /** The device's id, when the cookie is one that the account was given. */
  read(request: FastifyRequest, accountId: number | undefined): string | undefined;
  write(request: FastifyRequest, reply: FastifyReply, accountId: number): void;
};

/** @param key secret of all processes on the database. */
export function deviceCookie(key: Buffer): DeviceCookie {
  const isSecure = (request: FastifyRequest) => request.protocol === 'https';
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? `__Secure-${plainName}` : plainName);
  const sign = (accountId: number, device: string) =>
    createHmac('sha256', key).update(`device ${accountId} ${device}`).digest('base64url');

  const read: DeviceCookie['read'] = (request, accountId) => {
    const [device = '', signature = ''] = request.cookies[nameFor(request)]?.split('.') ?? [];
    if (accountId === undefined || !/^[\w-]{22}$/.test(device)) return undefined;
    const expected = Buffer.from(sign(accountId, device));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
  };
  return {
    read,
    write(request, reply, accountId) {
      const device = read(request, accountId) ?? randomBytes(16).toString('base64url');
      reply.setCookie(nameFor(request), `${device}.${sign(accountId, device)}`, {
        path,
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure(request),
        maxAge: lifetimeSeconds,
      });
    },
  };
}
