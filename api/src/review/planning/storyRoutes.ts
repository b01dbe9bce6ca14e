import {
  assignmentSchema,
  newStorySchema,
  pitchAnswerSchema,
  type StoryResponse,
  storyChangeSchema,
  storyDropSchema,
  storyListSchema,
  storyOfPostSchema,
  storyPeopleQuerySchema,
  storyPeopleSchema,
  storyQuerySchema,
  storyResponseSchema,
} from '@marquee/shared/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { stories } from '../../kernel/db/schema/stories.ts';
import { registerRoutes } from '../../kernel/http/registerRoutes.ts';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { findStory, toStories } from '../../writing/stories/readStories.ts';
import { listStories } from './lists/listStories.ts';
import { listStoryPeople } from './lists/listStoryPeople.ts';
import { answerPitch } from './steps/answerPitch.ts';
import { assignStory } from './steps/assignStory.ts';
import { createStory } from './steps/createStory.ts';
import type { StoryCall } from './steps/lockStory.ts';
import { dropStory, planStory } from './steps/planStory.ts';
import { callOf, limitStoryCalls, respondWithStory } from './storyCalls.ts';

const tags = ['planning'];

/** Stories, as editors plan them. */
export const storyRoutes: FastifyPluginAsync<Services> = (app, services) =>
  registerRoutes(app, services, [storyReadRoutes, storyStepRoutes]);

const storyReadRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock }) => {
  app.get(
    '/api/vocal/stories',
    {
      config: { action: 'readPlan' },
      schema: { tags, querystring: storyQuerySchema, response: { 200: storyListSchema } },
    },
    (request) => listStories(db, accountOf(request), request.query, clock()),
  );

  app.get(
    '/api/vocal/storyPeople',
    {
      config: { action: 'createStory' },
      schema: { tags, querystring: storyPeopleQuerySchema, response: { 200: storyPeopleSchema } },
    },
    (request) => listStoryPeople(db, request.query),
  );

  app.get(
    '/api/vocal/stories/:id',
    { config: { action: 'readStory' }, schema: { tags, params: idParams, response: { 200: storyResponseSchema } } },
    (request) => respondWithStory(db, accountOf(request), request.params.id, clock()),
  );

  app.get(
    '/api/vocal/posts/:id/story',
    { config: { action: 'readPost' }, schema: { tags, params: idParams, response: { 200: storyOfPostSchema } } },
    async (request) => {
      const ofPost = and(eq(stories.postId, rowId(request.params.id)), ne(stories.state, 'dropped'));
      const found = ofPost && (await findStory(db, ofPost));
      const [story = null] = found ? await toStories(db, [found], accountOf(request), clock()) : [];
      return { success: true as const, story };
    },
  );
};

const storyStepRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock } = services;
  const admit = limitStoryCalls(app, services);
  const response = { 200: storyResponseSchema };
  const config = { action: 'planStory' } as const;

  /** Takes a step in a transaction, and returns the story after it. */
  async function take(
    request: FastifyRequest<{ Params: { id: string } }>,
    step: (transaction: Queryable, call: StoryCall) => Promise<void>,
  ): Promise<StoryResponse> {
    await admit(request);
    const { account, call, now } = callOf(request, 'planStory', clock());
    return db.transaction(async (transaction) => {
      await step(transaction, call);
      return respondWithStory(transaction, account, call.storyId, now);
    });
  }

  app.post(
    '/api/vocal/stories',
    {
      config: { action: 'createStory' },
      schema: { tags, body: newStorySchema, response: { 201: storyResponseSchema } },
    },
    async (request, reply) => {
      await admit(request);
      const account = accountOf(request);
      const now = clock();
      const made = await db.transaction(async (transaction) =>
        respondWithStory(transaction, account, await createStory(transaction, account, request.body, now), now),
      );
      return reply.code(201).send(made);
    },
  );

  app.put(
    '/api/vocal/stories/:id',
    { config, schema: { tags, params: idParams, body: storyChangeSchema, response } },
    (request) => take(request, (transaction, call) => planStory(transaction, call, request.body)),
  );

  app.post(
    '/api/vocal/stories/:id/answer',
    { config, schema: { tags, params: idParams, body: pitchAnswerSchema, response } },
    (request) => take(request, (transaction, call) => answerPitch(transaction, call, request.body)),
  );

  app.post(
    '/api/vocal/stories/:id/assign',
    { config, schema: { tags, params: idParams, body: assignmentSchema, response } },
    (request) => take(request, (transaction, call) => assignStory(transaction, call, request.body)),
  );

  app.post(
    '/api/vocal/stories/:id/drop',
    { config, schema: { tags, params: idParams, body: storyDropSchema, response } },
    (request) => take(request, (transaction, call) => dropStory(transaction, call, request.body)),
  );
};
