import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'marquee_openid';
const path = '/api/vocal/auth/openid';
const lifetimeSeconds = 600;

/**
 * The cookie that binds a sign-in to the browser that began it, or a stranger could sign a person in to the stranger's
 * account. It has the `state` of the sign-in.
 */
export const openidCookie = {
  read: (request: FastifyRequest): string | undefined => request.cookies[nameFor(request)],
  write(request: FastifyRequest, reply: FastifyReply, state: string): void {
    reply.setCookie(nameFor(request), state, { ...attributes(request), maxAge: lifetimeSeconds });
  },
  clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(nameFor(request), attributes(request));
  },
};

function nameFor({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? `__Secure-${plainName}` : plainName;
}

/** The answer of the provider comes from another site, so the cookie is `lax`. */
function attributes({ protocol }: FastifyRequest) {
  return { path, httpOnly: true, sameSite: 'lax' as const, secure: protocol === 'https' };
}
