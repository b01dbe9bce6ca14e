import type { Action, StoryResponse } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { stories } from '../../kernel/db/schema/stories.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { findStory, toStories } from '../../writing/stories/readStories.ts';
import type { StoryCall } from './steps/lockStory.ts';

const minuteMs = 60_000;

/** Returns a function that refuses an account with too many changes of stories in a minute. */
export function limitStoryCalls(app: Pick<FastifyInstance, 'createRateLimit'>, { config: { limits } }: Services) {
  const callsOfAccount = app.createRateLimit({
    max: limits.saves,
    timeWindow: minuteMs,
    keyGenerator: (request) => `stories ${accountOf(request).id}`,
  });
  return async (request: FastifyRequest): Promise<void> => refuseExceeded(await callsOfAccount(request));
}

/** Returns the facts of a step that a call names. */
export function callOf(
  request: FastifyRequest<{ Params: { id: string } }>,
  action: Action,
  now: Date,
): { account: UserRow; call: StoryCall; now: Date } {
  const account = accountOf(request);
  return { account, now, call: { account, storyId: request.params.id, action, now } };
}

/** Returns a story for the account that has read or changed it. @throws ProblemError 404 */
export async function respondWithStory(
  db: Queryable,
  account: UserRow,
  id: number | string,
  now: Date,
): Promise<StoryResponse> {
  const found = await findStory(db, eq(stories.id, rowId(String(id))));
  const [story] = found ? await toStories(db, [found], account, now) : [];
  if (!story) throw notFound('This story');
  return { success: true, story };
}
