import type { FastifyPluginAsync } from 'fastify';
import { registerRoutes } from '../../kernel/http/registerRoutes.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { bylineRoutes } from '../bylines/bylineRoutes.ts';
import { liveSectionRoutes } from '../sections/liveSectionRoutes.ts';
import { deskRoutes } from './deskRoutes.ts';
import { stepRoutes } from './stepRoutes.ts';

const minuteMs = 60_000;

/** Routes of the review desk, and of every step of a review except the submission. */
export const reviewRoutes: FastifyPluginAsync<Services> = async (app, services) => {
  const callsOfAccount = app.createRateLimit({
    // Review calls share the setting of the limit on saves.
    max: services.config.limits.saves,
    timeWindow: minuteMs,
    keyGenerator: (request) => `reviews ${accountOf(request).id}`,
  });
  app.addHook('preHandler', async (request) => refuseExceeded(await callsOfAccount(request)));
  await registerRoutes(app, services, [bylineRoutes, liveSectionRoutes, deskRoutes, stepRoutes]);
};
