import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../http/notFound.ts';
import { refuseExceeded } from '../../http/requests/refuseExceeded.ts';
import type { Services } from '../../services.ts';
import { accountOf } from '../rights/accountOf.ts';
import type { CurationServices } from './CurationServices.ts';
import { picksRoutes } from './picks/picksRoutes.ts';
import { curatedPostRoutes } from './posts/curatedPostRoutes.ts';
import { promoCurationRoutes } from './promos/promoCurationRoutes.ts';
import { curatedRedirectRoutes } from './redirects/curatedRedirectRoutes.ts';
import { curatedSectionRoutes } from './sections/curatedSectionRoutes.ts';

const minuteMs = 60_000;

/** Calls by which moderators curate their sites. All count against one limit. */
export const curationRoutes: FastifyPluginAsync<Services> = async (app, services) => {
  const callsOfAccount = app.createRateLimit({
    // As many as saves.
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
  const plugins = [curatedSectionRoutes, promoCurationRoutes, picksRoutes, curatedPostRoutes, curatedRedirectRoutes];
  for (const plugin of plugins) await app.register(plugin, { ...services, callOf });
};
