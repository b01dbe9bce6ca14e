import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../kernel/http/notFound.ts';
import { registerRoutes } from '../../kernel/http/registerRoutes.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import type { CurationServices } from './CurationServices.ts';
import { formerAddressCurationRoutes } from './formerAddresses/formerAddressCurationRoutes.ts';
import { picksRoutes } from './picks/picksRoutes.ts';
import { curatedPostRoutes } from './posts/curatedPostRoutes.ts';
import { promoCurationRoutes } from './promos/promoCurationRoutes.ts';
import { curatedRedirectRoutes } from './redirects/curatedRedirectRoutes.ts';
import { curatedSectionRoutes } from './sections/curatedSectionRoutes.ts';

const minuteMs = 60_000;

/** Routes for moderators to curate their sites. All calls count against one limit. */
export const curationRoutes: FastifyPluginAsync<Services> = async (app, services) => {
  const callsOfAccount = app.createRateLimit({
    // Curation shares the setting of the limit on saves.
    max: services.config.limits.saves,
    timeWindow: minuteMs,
    keyGenerator: (request) => `curation ${accountOf(request).id}`,
  });
  app.addHook('preHandler', async (request) => refuseExceeded(await callsOfAccount(request)));

  const callOf: CurationServices['callOf'] = (request, site) => {
    const started = app.startedSites.find((one) => one === site);
    if (!started) throw notFound('The site');
    return { site: started, actorId: accountOf(request).id };
  };
  const plugins = [
    curatedSectionRoutes,
    promoCurationRoutes,
    picksRoutes,
    curatedPostRoutes,
    curatedRedirectRoutes,
    formerAddressCurationRoutes,
  ];
  await registerRoutes(app, { ...services, callOf }, plugins);
};
