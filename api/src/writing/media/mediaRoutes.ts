import {
  type FocalPoint,
  mediaChangeSchema,
  mediaListSchema,
  mediaQuerySchema,
  mediaResponseSchema,
  newMediaSchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import { type Caller, callerOf } from '../../kernel/limits/caller.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { requireRight } from '../../people/rights/requireRight.ts';
import { addMedia, changeMedia, refuseOtherUpload, removeMedia } from './changeMedia.ts';
import { listMedia } from './listMedia.ts';
import { postMediaRoutes } from './postMediaRoutes.ts';
import { findMedia, readMedia, requireMediaRight } from './readMedia.ts';
import { replacementRoutes } from './replacement/replacementRoutes.ts';

const tags = ['media'];
const minuteMs = 60_000;
const response = { 200: mediaResponseSchema };

export type MediaServices = Services & {
  /** Returns a picture with another focal point, and its original. */
  pictureWithFocus: (
    publicId: string,
    focus: FocalPoint | null,
    by: { caller: Caller; userId: number },
  ) => Promise<{ publicId: string; original: string }>;
};

/** The libraries of pictures of the sites. Editors change them, auditors read them, and writers choose from them. */
export const mediaRoutes: FastifyPluginAsyncZod<MediaServices> = async (app, services) => {
  const { db, clock, config, pictureWithFocus } = services;
  const callsOfAccount = app.createRateLimit({
    // The library shares the setting of the limit on saves.
    max: config.limits.saves,
    timeWindow: minuteMs,
    keyGenerator: (request) => `media ${accountOf(request).id}`,
  });
  app.addHook('preHandler', async (request) => refuseExceeded(await callsOfAccount(request)));
  await app.register(postMediaRoutes, services);
  await app.register(replacementRoutes, services);

  app.get(
    '/api/vocal/media',
    {
      config: { action: 'readMedia' },
      schema: { tags, querystring: mediaQuerySchema, response: { 200: mediaListSchema } },
    },
    (request) => listMedia(db, accountOf(request), request.query, clock()),
  );

  app.post(
    '/api/vocal/media',
    { config: { action: 'editMedia' }, schema: { tags, body: newMediaSchema, response: { 201: mediaResponseSchema } } },
    async (request, reply) => {
      const { body } = request;
      const [account, now] = [accountOf(request), clock()];
      await refuseOtherUpload(db, account, body.public_id);
      requireRight(account, 'editMedia', { site: body.site, sites: [body.site] });
      const by = { caller: callerOf(request, reply), userId: account.id };
      const picture = await pictureWithFocus(body.public_id, body.focus, by);
      const row = await db.transaction((transaction) => addMedia(transaction, body, picture, { account, now }));
      return reply.code(201).send(await readMedia(db, row, now));
    },
  );

  app.get(
    '/api/vocal/media/:id',
    { config: { action: 'readMedia' }, schema: { tags, params: idParams, response } },
    async (request) => {
      const row = await findMedia(db, accountOf(request), request.params.id, 'readMedia');
      return readMedia(db, row, clock());
    },
  );

  app.put(
    '/api/vocal/media/:id',
    { config: { action: 'editMedia' }, schema: { tags, params: idParams, body: mediaChangeSchema, response } },
    async (request, reply) => {
      const { body, params } = request;
      const [account, now] = [accountOf(request), clock()];
      const { publicId, site } = await findMedia(db, account, params.id, 'readMedia');
      requireMediaRight(account, 'editMedia', site);
      const by = { caller: callerOf(request, reply), userId: account.id };
      const picture = await pictureWithFocus(publicId, body.focus, by);
      const row = await db.transaction((transaction) =>
        changeMedia(transaction, params.id, body, picture, { account, now }),
      );
      return readMedia(db, row, now);
    },
  );

  app.delete(
    '/api/vocal/media/:id',
    {
      config: { action: 'editMedia' },
      schema: { tags, params: idParams, response: { 200: z.object({ success: z.literal(true) }) } },
    },
    async (request) => {
      const act = { account: accountOf(request), now: clock() };
      await db.transaction((transaction) => removeMedia(transaction, request.params.id, act));
      return { success: true as const };
    },
  );
};
