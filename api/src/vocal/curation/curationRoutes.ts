import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyPluginAsync } from 'fastify';
import { accountOfRequests } from '../../accounts/accountOfRequests.ts';
import { notFound } from '../../http/notFound.ts';
import { refuseExceeded } from '../../http/requests/refuseExceeded.ts';
import type { Services } from '../../services.ts';
import { moderates } from '../review/readReview.ts';
import type { CurationServices } from './CurationServices.ts';
import { picksRoutes } from './picks/picksRoutes.ts';
import { curatedPostRoutes } from './posts/curatedPostRoutes.ts';
import { promoCurationRoutes } from './promos/promoCurationRoutes.ts';
import { curatedRedirectRoutes } from './redirects/curatedRedirectRoutes.ts';
import { curatedSectionRoutes } from './sections/curatedSectionRoutes.ts';

const minuteMs = 60_000;

/** Calls by which moderators curate their sites. All count against one limit. */
export const curationRoutes: FastifyPluginAsync<Services> = async (app, services) => {
  const accountOf = accountOfRequests(app, services);
  const callsOfAccount = app.createRateLimit({
    // As many as saves.
    max: services.config.limits.saves,
    timeWindow: minuteMs,
    keyGenerator: (request) => `curation ${accountOf(request).id}`,
  });
  app.addHook('preHandler', async (request) => refuseExceeded(await callsOfAccount(request)));

  const callOf: CurationServices['callOf'] = (request, site) => {
    const account = accountOf(request);
    const started = app.startedSites.find((one) => one === site);
    if (!started) throw notFound('The site');
    if (!moderates(account, started))
      throw new ProblemError(403, 'moderator-only', 'Only moderators of a site curate it.');
    return { site: started, actorId: account.id };
  };
  const plugins = [curatedSectionRoutes, promoCurationRoutes, picksRoutes, curatedPostRoutes, curatedRedirectRoutes];
  for (const plugin of plugins) await app.register(plugin, { ...services, callOf });
};
