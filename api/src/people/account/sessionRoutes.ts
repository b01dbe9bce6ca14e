import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { accountSessionListSchema, sessionEndSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Sessions, sessionIdOf } from '../accounts/Sessions.ts';
import type { AccountParts } from './accountParts.ts';

const doneSchema = z.object({ success: z.literal(true) });
const tags = ['accounts'];

/** Routes to list and end one's own sessions. */
export const sessionRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, { db, clock, sessionOf }) => {
  const sessions = new Sessions(db, clock);

  app.get(
    '/api/vocal/auth/sessions',
    { config: { action: 'useAccount' }, schema: { tags, response: { 200: accountSessionListSchema } } },
    async (request) => {
      const { account, token } = sessionOf(request);
      const current = sessionIdOf(token);
      const listed = (await sessions.list(account.id)).map(({ id, device, startedAt, lastUsedAt, way }) => ({
        ...{ id, device, way },
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === current,
      }));
      return { success: true as const, sessions: listed };
    },
  );

  app.post(
    '/api/vocal/auth/endSessions',
    { config: { action: 'useAccount' }, schema: { tags, body: sessionEndSchema, response: { 200: doneSchema } } },
    async (request) => {
      const { account, token } = sessionOf(request);
      const { id } = request.body;
      if (id === undefined) await sessions.endOthers(account.id, token);
      else if (!(await sessions.endById(account.id, id))) throw new ProblemError(404, '404', 'Not found');
      return { success: true as const };
    },
  );
};
