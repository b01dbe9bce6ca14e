import { refuseOtherSites } from '@marquee/platform/http/crossSiteGuard.ts';
import { currentUserSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { registerRoutes } from '../../kernel/http/registerRoutes.ts';
import { Sessions } from '../accounts/Sessions.ts';
import { sessionCookie } from '../accounts/sessionCookie.ts';
import { toUser } from '../accounts/userView.ts';
import { enterRoutes } from './enter/enterRoutes.ts';
import { passkeySignInRoutes } from './passkeys/passkeySignInRoutes.ts';
import { secondStepRoutes } from './secondStep/secondStepRoutes.ts';
import type { EnterServices } from './sessions/EnterServices.ts';

const doneSchema = z.object({ success: z.literal(true) });
const tags = ['accounts'];

/** Routes to sign up, sign in and sign out, and to read the signed-in account. */
export const authRoutes: FastifyPluginAsyncZod<EnterServices> = async (app, services) => {
  const { db, clock, config } = services;
  const sessions = new Sessions(db, clock, config.secondFactorRoles);
  const cookie = sessionCookie(config.cookieDomain);

  /** Responses to these calls belong to one person and change at any time. */
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
  });

  await registerRoutes(app, services, [enterRoutes, secondStepRoutes, passkeySignInRoutes]);

  for (const method of ['GET', 'POST'] as const)
    app.route({
      method,
      url: '/api/vocal/auth/signout',
      exposeHeadRoute: false,
      config: { action: 'enter' },
      onRequest: refuseOtherSites,
      schema: { tags, response: { 200: doneSchema } },
      handler: async (request, reply) => {
        const token = cookie.read(request);
        if (token) await sessions.end(token);
        cookie.clear(request, reply);
        return { success: true as const };
      },
    });

  app.get('/api/currentUser', { schema: { tags, response: { 200: currentUserSchema } } }, async (request) => {
    const token = cookie.read(request);
    const account = token ? await sessions.find(token) : undefined;
    return { success: true, user: account ? toUser(account) : null };
  });
};
