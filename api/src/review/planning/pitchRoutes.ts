import {
  newPitchSchema,
  ownStoriesQuerySchema,
  pitchChangeSchema,
  pitchWithdrawalSchema,
  storyListSchema,
  storyResponseSchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { listOwnStories } from './lists/listStories.ts';

import { createPitch, revisePitch, withdrawPitch } from './steps/pitch.ts';
import { callOf, limitStoryCalls, respondWithStory } from './storyCalls.ts';

const tags = ['planning'];
const response = { 200: storyResponseSchema };

/** Pitches of writers, and the stories that are assigned to them. */
export const pitchRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock } = services;
  const admit = limitStoryCalls(app, services);

  app.get(
    '/api/vocal/pitches',
    {
      config: { action: 'useAccount' },
      schema: { tags, querystring: ownStoriesQuerySchema, response: { 200: storyListSchema } },
    },
    (request) => listOwnStories(db, accountOf(request), request.query.page, clock()),
  );

  app.post(
    '/api/vocal/pitches',
    {
      config: { action: 'useAccount' },
      schema: { tags, body: newPitchSchema, response: { 201: storyResponseSchema } },
    },
    async (request, reply) => {
      await admit(request);
      const account = accountOf(request);
      const now = clock();
      const story = await db.transaction(async (transaction) =>
        respondWithStory(transaction, account, await createPitch(transaction, account, request.body, now), now),
      );
      return reply.code(201).send(story);
    },
  );

  app.put(
    '/api/vocal/pitches/:id',
    { config: { action: 'revisePitch' }, schema: { tags, params: idParams, body: pitchChangeSchema, response } },
    async (request) => {
      await admit(request);
      const { account, call, now } = callOf(request, 'revisePitch', clock());
      return db.transaction(async (transaction) => {
        await revisePitch(transaction, call, request.body);
        return respondWithStory(transaction, account, call.storyId, now);
      });
    },
  );

  app.post(
    '/api/vocal/pitches/:id/withdraw',
    { config: { action: 'revisePitch' }, schema: { tags, params: idParams, body: pitchWithdrawalSchema, response } },
    async (request) => {
      await admit(request);
      const { account, call, now } = callOf(request, 'revisePitch', clock());
      return db.transaction(async (transaction) => {
        await withdrawPitch(transaction, call, request.body.version);
        return respondWithStory(transaction, account, call.storyId, now);
      });
    },
  );
};
