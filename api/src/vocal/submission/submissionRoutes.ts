import { draftResponseSchema, submissionSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SharedLimit } from '../../http/requests/SharedLimit.ts';
import type { Services } from '../../services.ts';
import { draftResponse } from '../drafts/draftResponse.ts';
import { accountOf } from '../rights/accountOf.ts';
import { submitDraft } from './submitDraft.ts';

const hourMs = 3_600_000;

/** Posts to the moderators. */
export const submissionRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock, config } = services;
  // A submission can make tags, so there are no more of them than of posts.
  const submissionsOfAccount = new SharedLimit({
    ...{ db, name: 'submissions', max: config.limits.posts, windowMs: hourMs },
    now: () => clock().getTime(),
  });

  app.post(
    '/api/vocal/posts/submitForReview',
    {
      config: { action: 'submit' },
      schema: { tags: ['posts of writers'], body: submissionSchema, response: { 200: draftResponseSchema } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const submit = () => submitDraft(db, account, request.body, clock());
      return draftResponse(reply, await submissionsOfAccount.spend(String(account.id), submit));
    },
  );
};
