import { postSectionsSchema, sectionsChangeSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { setSections } from './setSections.ts';

/** Route for the category and the tags of a live post. */
export const liveSectionRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock }) => {
  app.put(
    '/api/vocal/review/:id/sections',
    {
      config: { action: 'setSections' },
      schema: {
        tags: ['reviews'],
        params: idParams,
        body: sectionsChangeSchema,
        response: { 200: postSectionsSchema },
      },
    },
    (request) =>
      setSections(db, {
        ...{ change: request.body, account: accountOf(request), postId: request.params.id, now: clock() },
      }),
  );
};
