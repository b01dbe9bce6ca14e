import {
  isReservedPostKey,
  type LinkState,
  linkCheckLimits,
  linkCheckRequestSchema,
  linkCheckResponseSchema,
  type SiteKey,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { siteOfHost } from '../../kernel/hosts/siteOfHost.ts';
import { callerOf } from '../../kernel/limits/caller.ts';
import { FairQueue } from '../../kernel/limits/FairQueue.ts';
import { SharedLimit } from '../../kernel/limits/SharedLimit.ts';
import type { CheckLink } from '../../kernel/outside/checkLink.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { preparePost } from '../../reading/posts/postDetail.ts';

const hourMs = 3_600_000;
/** Maximum number of calls per account and hour. The editor keeps the states for ten minutes, so it calls rarely. */
const maxCalls = 60;
/** Queue of its own, so that slow hosts delay no other calls. All addresses of one call can wait at once. */
const checking = { atOnce: 6, maxWaiting: 400, maxPerNetwork: linkCheckLimits.addresses };
/** Milliseconds after which the response is sent. Links that are not checked by then are `unknown`. */
const maxWaitMs = 20_000;

/** Route POST /api/vocal/links/check, which finds out whether the pages of links exist. */
export const linkCheckRoutes: FastifyPluginAsyncZod<Services & { checkLink: CheckLink }> = async (app, services) => {
  const { db, clock, config, checkLink } = services;
  const queue = new FairQueue(checking);
  const readPost = preparePost(db);
  const callsOfAccount = new SharedLimit({
    ...{ db, name: 'link checks', max: maxCalls, windowMs: hourMs },
    now: () => clock().getTime(),
  });

  app.post(
    '/api/vocal/links/check',
    {
      config: { action: 'useAccount' },
      schema: {
        ...{ tags: ['posts of writers'], body: linkCheckRequestSchema },
        response: { 200: linkCheckResponseSchema },
      },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      await callsOfAccount.admit(String(id));
      const signal = AbortSignal.any([callerOf(request, reply).signal, AbortSignal.timeout(maxWaitMs)]);
      const caller = { network: `account ${id}`, signal };
      const links = await Promise.all(
        request.body.addresses.map(async (address) => {
          const state = await queue
            .run(address, caller, (leaving) => stateOf(address, leaving))
            .catch((error: unknown): LinkState => {
              app.log.debug({ err: error, host: URL.parse(address)?.host }, 'cannot check a link');
              return 'unknown';
            });
          return { address, state };
        }),
      );
      return { success: true as const, links };
    },
  );

  /** Pages of the network are looked up here, because the api may not reach its own hosts. */
  async function stateOf(address: string, signal: AbortSignal): Promise<LinkState> {
    const page = new URL(address);
    const site = await siteOfHost(db, page.hostname, { domain: config.domain, sites: app.startedSites });
    return site ? stateOfOwn(site, page.pathname) : checkLink(address, signal);
  }

  async function stateOfOwn(site: SiteKey, path: string): Promise<LinkState> {
    const key = path.replace(/^\/|\/$/g, '').toLowerCase();
    if (key === '') return 'ok';
    // Addresses of lists and standing pages belong to the parts of the network, which the api does not know.
    if (key.includes('/') || isReservedPostKey(key)) return 'unknown';
    return (await readPost(site, key)) ? 'ok' : 'dead';
  }
};
