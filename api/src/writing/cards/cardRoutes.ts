import {
  creatorHost,
  linkCardRequestSchema,
  linkCardResponseSchema,
  type SiteKey,
  siteKeys,
  type UploadedImage,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Caller, callerOf } from '../../kernel/limits/caller.ts';
import { FairQueue } from '../../kernel/limits/FairQueue.ts';
import { SharedLimit } from '../../kernel/limits/SharedLimit.ts';
import type { FetchPage } from '../../kernel/outside/fetchPage.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import type { FetchPicture } from '../../reading/images/foreign/fetchPicture.ts';
import { preparePost } from '../../reading/posts/postDetail.ts';

export type CardServices = Services & { fetchPage: FetchPage; fetchPicture: FetchPicture };

type UploadServices = {
  /** Stores a fetched picture under the rules and limits of uploads. */
  storePicture: (bytes: Buffer, caller: Caller, account: number) => Promise<UploadedImage>;
};

const hourMs = 3_600_000;
/** Cards of one account in an hour, more than a link collection has. */
const maxCards = 120;
/** Other hosts may be slow, so their pages wait in a queue of their own. */
const fetching = { atOnce: 4, maxWaiting: 100, maxPerNetwork: 30 };

/** Route POST /api/vocal/cards, which returns the title and the picture of the page at an address. */
export const cardRoutes: FastifyPluginAsyncZod<CardServices & UploadServices> = async (app, services) => {
  const { db, clock, config, fetchPage, fetchPicture, storePicture } = services;
  const queue = new FairQueue(fetching);
  const readPost = preparePost(db);
  const cardsOfAccount = new SharedLimit({
    ...{ db, name: 'cards', max: maxCards, windowMs: hourMs },
    now: () => clock().getTime(),
  });

  app.post(
    '/api/vocal/cards',
    {
      config: { action: 'useAccount' },
      schema: { tags: ['posts'], body: linkCardRequestSchema, response: { 200: linkCardResponseSchema } },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      await cardsOfAccount.admit(String(id));
      const page = new URL(request.body.address);
      const site = siteOf(page.hostname, config.domain);
      const card = site ? await cardOfPost(site, page) : await cardOfPage(page, callerOf(request, reply), id);
      return { success: true as const, card: card ?? { title: null, image: null } };
    },
  );

  async function cardOfPost(site: SiteKey, page: URL) {
    const post = await readPost(site, page.pathname.slice(1));
    return post && { title: post.title, image: post.image };
  }

  /** A page, or its picture, that cannot be read is no error: the card then shows less. */
  async function cardOfPage(page: URL, caller: Caller, account: number) {
    return queue.run(`${account} ${page.href}`, caller, async (signal) => {
      const facts = await fetchPage(page.href, signal).catch((error: unknown) => {
        app.log.info({ err: error, host: page.host }, 'cannot read the page of a card');
        return null;
      });
      if (!facts?.title) return null;
      return {
        title: facts.title,
        image: facts.picture ? await imageOf(facts.picture, caller, account, signal) : null,
      };
    });
  }

  async function imageOf(address: string, caller: Caller, account: number, signal: AbortSignal) {
    try {
      const { bytes } = await fetchPicture(address, 'any', signal);
      const stored = await storePicture(bytes, caller, account);
      const { public_id, width, height, format } = stored;
      return { public_id, width, height, format };
    } catch (error) {
      signal.throwIfAborted();
      app.log.info({ err: error }, 'cannot fetch the picture of a card');
      return null;
    }
  }
};

/** Returns the site of the network with a host name such as `beat.example.com`. */
function siteOf(host: string, domain: string): SiteKey | undefined {
  return siteKeys.find((site) => host === `${site.toLowerCase()}.${domain}` && host !== `${creatorHost}.${domain}`);
}
