import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';
import { apiRoutes } from './api/apiRoutes.ts';
import { OperatorSessions } from './auth/OperatorSessions.ts';
import { TokenAuthenticator } from './auth/TokenAuthenticator.ts';
import type { Operations, OperationsParts } from './Operations.ts';
import { overrideRoutes } from './page/overrideRoutes.ts';
import { pageRoutes } from './page/pageRoutes.ts';

/** Adds `/_marquee`, on any host: the status page, and the API of releases below `/api`. Without any token there is nothing. */
export function operationsRoutes(app: FastifyInstance, { operatorToken, ...parts }: OperationsParts): void {
  const operations: Operations = {
    ...parts,
    authenticator: new TokenAuthenticator(operatorToken, parts.now),
    sessions: operatorToken ? new OperatorSessions(parts.now) : null,
    state: (service) =>
      service.state().catch((error: unknown) => {
        app.log.error({ err: error }, 'cannot read the release registry');
        throw new ProblemError(503, 'unavailable', 'The release registry does not answer.', {
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
        if (!state || !operations.authenticator.isOpen(state)) return notFound(reply);
      });
      await scope.register(apiRoutes, { prefix: '/api', operations });
      if (parts.overrides) await scope.register(overrideRoutes, { prefix: '/override', overrides: parts.overrides });
      if (operations.sessions) await scope.register(pageRoutes, { operations, sessions: operations.sessions });
      else scope.get('/', (_request, reply) => notFound(reply));
      scope.all('/*', (_request, reply) => notFound(reply));
    },
    { prefix: '/_marquee' },
  );
}
