import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';
import type { Admin, AdminParts } from './Admin.ts';
import { apiRoutes } from './api/apiRoutes.ts';
import { OperatorSessions } from './auth/OperatorSessions.ts';
import { TokenAuthenticator } from './auth/TokenAuthenticator.ts';
import { overrideRoutes } from './page/overrideRoutes.ts';
import { pageRoutes } from './page/pageRoutes.ts';

/** Adds `/_marquee` on every host: the status page, and the API of releases below `/api`. All of it is 404 without a token. */
export function adminRoutes(app: FastifyInstance, { operatorToken, ...parts }: AdminParts): void {
  const admin: Admin = {
    ...parts,
    authenticator: new TokenAuthenticator(operatorToken, parts.now),
    sessions: operatorToken ? new OperatorSessions(parts.now) : null,
    state: (service) =>
      service.state().catch((error: unknown) => {
        app.log.error({ err: error }, 'cannot read the release registry');
        throw new ProblemError(503, 'unavailable', 'The release registry does not respond.', {
          headers: { 'retry-after': '5' },
        });
      }),
  };
  const notFound = (reply: FastifyReply) => reply.code(404).headers(securityHeaders).send();
  void app.register(
    async (scope) => {
      scope.addHook('onRequest', async (_request, reply) => {
        if (operatorToken) return;
        const { service } = await parts.open();
        const state = await service.state().catch(() => null);
        if (!state || !admin.authenticator.isOpen(state)) return notFound(reply);
      });
      await scope.register(apiRoutes, { prefix: '/api', admin });
      if (parts.overrides) await scope.register(overrideRoutes, { prefix: '/override', overrides: parts.overrides });
      if (admin.sessions) await scope.register(pageRoutes, { admin, sessions: admin.sessions });
      else scope.get('/', (_request, reply) => notFound(reply));
      scope.all('/*', (_request, reply) => notFound(reply));
    },
    { prefix: '/_marquee' },
  );
}
