import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { boardQuerySchema, boardSchema, maxBoardDays } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { listBoard } from './listBoard.ts';

const dayMs = 86_400_000;

/** The board: all posts of the network that an editor, an auditor or an administrator may read. */
export const boardRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock }) => {
  app.get(
    '/api/vocal/board',
    {
      config: { action: 'readQueue' },
      schema: { tags: ['board'], querystring: boardQuerySchema, response: { 200: boardSchema } },
    },
    async (request) => {
      const { from, to } = request.query;
      if (from && to && Date.parse(to) - Date.parse(from) > maxBoardDays * dayMs)
        throw new ProblemError(400, 'invalid', `Choose a span of at most ${maxBoardDays} days.`);
      return listBoard(db, accountOf(request), request.query, clock());
    },
  );
};
