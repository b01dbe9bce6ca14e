import { bylinesChangeSchema, foundWritersSchema, postBylinesSchema, writersQuerySchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import type { Services } from '../../kernel/services.ts';
import { findPeople } from '../../people/accounts/findPeople.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { readReview } from '../transitions/readReview.ts';
import { readBylines } from './readBylines.ts';
import { setBylines } from './setBylines.ts';

const tags = ['reviews'];
/** Maximum number of accounts in a response. */
const maxWriters = 20;

/** Routes for the people beside the author of a post. */
export const bylineRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock }) => {
  app.get(
    '/api/vocal/writers',
    {
      config: { action: 'readQueue' },
      schema: { tags, querystring: writersQuerySchema, response: { 200: foundWritersSchema } },
    },
    async (request) => {
      const found = await findPeople(db, { words: request.query.search, limit: maxWriters });
      return { success: true as const, writers: found.map(({ id, key, name }) => ({ id: String(id), key, name })) };
    },
  );

  app.get(
    '/api/vocal/review/:id/bylines',
    { config: { action: 'readPost' }, schema: { tags, params: idParams, response: { 200: postBylinesSchema } } },
    async (request) => {
      const { draft } = await readReview(db, accountOf(request), request.params.id);
      return readBylines(db, draft.row.id);
    },
  );

  app.put(
    '/api/vocal/review/:id/bylines',
    {
      config: { action: 'setBylines' },
      schema: { tags, params: idParams, body: bylinesChangeSchema, response: { 200: postBylinesSchema } },
    },
    (request) =>
      setBylines(db, { ...request.body, account: accountOf(request), postId: request.params.id, now: clock() }),
  );
};
