import { balanceSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerRoutes } from '../../kernel/http/registerRoutes.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { readBalance } from './readBalance.ts';
import { readRoutes } from './readRoutes.ts';
import { statementRoutes } from './statementRoutes.ts';

const tags = ['money'];
const minuteMs = 60_000;
/** Maximum number of calls of an account in a minute. A money page makes a few calls at once. */
const maxReads = 120;
const success = true as const;

/** Routes for a writer's own money and reads. */
export const earningsRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db } = services;
  const readsOfAccount = app.createRateLimit({
    max: maxReads,
    timeWindow: minuteMs,
    keyGenerator: (request) => `money ${accountOf(request).id}`,
  });
  app.addHook('preHandler', async (request) => refuseExceeded(await readsOfAccount(request)));

  app.get(
    '/api/vocal/user/balance',
    { config: { action: 'useAccount' }, schema: { tags, response: { 200: balanceSchema } } },
    async (request) => ({
      success,
      ...(await readBalance(db, accountOf(request).id)),
    }),
  );

  await registerRoutes(app, services, [statementRoutes, readRoutes]);
};
