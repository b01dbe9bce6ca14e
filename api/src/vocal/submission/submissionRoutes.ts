import { draftResponseSchema, submissionSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountOfRequests } from '../../accounts/accountOfRequests.ts';
import { refuseExceeded } from '../../http/requests/refuseExceeded.ts';
import type { Services } from '../../services.ts';
import { draftResponse } from '../drafts/draftResponse.ts';
import { submitDraft } from './submitDraft.ts';

const hourMs = 3_600_000;

/** Posts to the moderators. */
export const submissionRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock, config } = services;
  const accountOf = accountOfRequests(app, services);
  // A submission can make tags, so there are no more of them than of posts.
  const submissionsOfAccount = app.createRateLimit({
    max: config.limits.posts,
    timeWindow: hourMs,
    keyGenerator: (request) => `submissions ${accountOf(request).id}`,
  });

  app.post(
    '/api/vocal/posts/submitForReview',
    { schema: { tags: ['posts of writers'], body: submissionSchema, response: { 200: draftResponseSchema } } },
    async (request, reply) => {
      refuseExceeded(await submissionsOfAccount(request));
      return draftResponse(reply, await submitDraft(db, accountOf(request), request.body, clock()));
    },
  );
};
