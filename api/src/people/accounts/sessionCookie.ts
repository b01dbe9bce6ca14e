import { sessionCookieName } from '@marquee/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionSeconds } from './Sessions.ts';

/** The cookie that carries a session's token. */
export type SessionCookie = {
  read(request: FastifyRequest): string | undefined;
  write(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
};

/**
 * Makes the session cookie. On https, its name begins with `__Host-`, or with `__Secure-` if the sites share a parent
 * domain, because `__Host-` cookies may not have a domain. A host outside of the domain has a cookie of its own, because
 * browsers refuse a cookie for another domain.
 * @param domain COOKIE_DOMAIN.
 */
export function sessionCookie(domain: string | undefined): SessionCookie {
  const parent = domain?.replace(/^\./, '').toLowerCase();
  const isShared = ({ hostname }: FastifyRequest) =>
    parent !== undefined && `.${hostname.toLowerCase()}`.endsWith(`.${parent}`);
  const isSecure = (request: FastifyRequest) => request.protocol === 'https';
  const nameFor = (request: FastifyRequest) => {
    if (!isSecure(request)) return sessionCookieName;
    return isShared(request) ? `__Secure-${sessionCookieName}` : `__Host-${sessionCookieName}`;
  };
  const attributes = (request: FastifyRequest) => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: isSecure(request),
    ...(isShared(request) && { domain }),
  });
  return {
    read: (request) => request.cookies[nameFor(request)],
    write(request, reply, token) {
      reply.setCookie(nameFor(request), token, { ...attributes(request), maxAge: sessionSeconds });
    },
    clear(request, reply) {
      reply.clearCookie(nameFor(request), attributes(request));
    },
  };
}
