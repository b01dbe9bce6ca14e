import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { registerRoutes } from '../../kernel/http/registerRoutes.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { moderatorHoldRoutes } from './moderatorHoldRoutes.ts';
import { writerHoldRoutes } from './writerHoldRoutes.ts';

const minuteMs = 60_000;
const maxCalls = 60;

/**
 * Routes of holds. Writers see their own holds with the reads, and can answer. Moderators see the holds of all writers.
 */
export const holdRoutes: FastifyPluginAsync<Services> = async (app, services) => {
  const callsOfAccount = app.createRateLimit({
    ...{ max: maxCalls, timeWindow: minuteMs },
    keyGenerator: (request) => `holds ${accountOf(request).id}`,
  });
  const limitCalls = async (request: FastifyRequest) => refuseExceeded(await callsOfAccount(request));
  await registerRoutes(app, { ...services, limitCalls }, [writerHoldRoutes, moderatorHoldRoutes]);
};
