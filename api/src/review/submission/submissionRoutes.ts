import { submissionSchema, submittedDraftSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SharedLimit } from '../../kernel/limits/SharedLimit.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { draftResponse } from '../../writing/saving/draftResponse.ts';
import { submitDraft } from './submitDraft.ts';

const hourMs = 3_600_000;

/** Routes to submit posts to the moderators. */
export const submissionRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock, config } = services;
  // Submissions share the limit on posts, because they can create tags.
  const submissionsOfAccount = new SharedLimit({
    ...{ db, name: 'submissions', max: config.limits.posts, windowMs: hourMs },
    now: () => clock().getTime(),
  });

  app.post(
    '/api/vocal/posts/submitForReview',
    {
      config: { action: 'submit' },
      schema: { tags: ['posts of writers'], body: submissionSchema, response: { 200: submittedDraftSchema } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const submit = () =>
        submitDraft(db, { account, submission: request.body, fourEyes: config.fourEyes, now: clock() });
      const { draft, marked } = await submissionsOfAccount.spend(String(account.id), submit);
      return { ...draftResponse(reply, draft), marked };
    },
  );
};
