import {
  linkCardRequestSchema,
  linkCardResponseSchema,
  type SiteKey,
  type UploadedImage,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { siteOfHost } from '../../kernel/hosts/siteOfHost.ts';
import { type Caller, callerOf } from '../../kernel/limits/caller.ts';
import { FairQueue } from '../../kernel/limits/FairQueue.ts';
import { SharedLimit } from '../../kernel/limits/SharedLimit.ts';
import type { FetchPage } from '../../kernel/outside/fetchPage.ts';
import { cardTitle } from '../../kernel/outside/pageFacts.ts';
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
/** Maximum number of cards per account and hour. A collection of links has fewer. */
const maxCards = 120;
/** Other hosts may be slow, so their pages wait in a queue of their own. */
const fetching = { atOnce: 4, maxWaiting: 100, maxPerNetwork: 30 };

/** Route POST /api/vocal/cards, which returns the title and the picture of the page at an address. */
export const cardRoutes: FastifyPluginAsyncZod<CardServices & UploadServices> = async (app, services) => {
  const { db, clock, config, originals, fetchPage, fetchPicture, storePicture } = services;
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
      const site = await siteOfHost(db, page.hostname, { domain: config.domain, sites: app.startedSites });
      const caller = callerOf(request, reply);
      const card = site ? await cardOfPost(site, page, caller, id) : await cardOfPage(page, caller, id);
      return { success: true as const, card: card ?? { title: null, image: null } };
    },
  );

  /** Reads a card from the database. Copies the picture, because a post may only have pictures of its writers. */
  async function cardOfPost(site: SiteKey, page: URL, caller: Caller, account: number) {
    const post = await readPost(site, page.pathname.slice(1));
    if (!post) return null;
    const { image } = post;
    const read = async () => (image ? (await originals.read(image.public_id))?.bytes : undefined);
    return { title: cardTitle(post.title || post.name), image: await stored(read, caller, account) };
  }

  /** Reads a card from the page of another host. If the page or its picture cannot be read, the card shows less. */
  async function cardOfPage(page: URL, caller: Caller, account: number) {
    return queue.run(`${account} ${page.href}`, caller, async (signal) => {
      const facts = await fetchPage(page.href, signal).catch((error: unknown) => {
        app.log.info({ err: error, host: page.host }, 'cannot read the page of a card');
        return null;
      });
      if (!facts?.title) return null;
      const { title, picture } = facts;
      const read = async () => picture && (await fetchPicture(picture, 'any', signal)).bytes;
      return { title, image: await stored(read, caller, account) };
    });
  }

  /** Stores a picture like an upload of the account. Null without a picture, or if it cannot be read or stored. */
  async function stored(read: () => Promise<Buffer | '' | undefined>, caller: Caller, account: number) {
    try {
      const bytes = await read();
      if (!bytes) return null;
      const { public_id, width, height, format } = await storePicture(bytes, caller, account);
      return { public_id, width, height, format };
    } catch (error) {
      caller.signal.throwIfAborted();
      app.log.info({ err: error }, 'cannot store the picture of a card');
      return null;
    }
  }
};
