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
 * domain, because `__Host-` cookies may not have a domain.
 * @param domain COOKIE_DOMAIN.
 */
export function sessionCookie(domain: string | undefined): SessionCookie {
  const isSecure = (request: FastifyRequest) => request.protocol === 'https';
  const secureName = domain ? `__Secure-${sessionCookieName}` : `__Host-${sessionCookieName}`;
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? secureName : sessionCookieName);
  const attributes = (request: FastifyRequest) => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: isSecure(request),
    ...(domain && { domain }),
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
