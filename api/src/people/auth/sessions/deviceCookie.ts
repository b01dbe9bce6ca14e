import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'marquee_device';
/** Lifetime of the cookie in seconds. Half a year after the last sign-in, a device counts as unknown again. */
const lifetimeSeconds = 180 * 24 * 3_600;
/** Path of the cookie. Only account calls receive it, so pages and their caches do not depend on it. */
const path = '/api/vocal/auth';

/**
 * The cookie of a device that has signed in to an account. It grants no access, but exempts the device from the limits
 * on unknown devices.
 */
export type DeviceCookie = {
  /** Returns the device's id if the cookie belongs to the account. */
  read(request: FastifyRequest, accountId: number | undefined): string | undefined;
  write(request: FastifyRequest, reply: FastifyReply, accountId: number): void;
};

/** @param key secret that all processes on the database share */
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
