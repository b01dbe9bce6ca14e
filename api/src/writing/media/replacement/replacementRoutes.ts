import { mediaReplacementResponseSchema, mediaReplaceSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rowId } from '../../../kernel/db/rowId.ts';
import { idParams } from '../../../kernel/http/requests/commonSchemas.ts';
import type { Services } from '../../../kernel/services.ts';
import { accountOf } from '../../../people/rights/accountOf.ts';
import { readReplacement } from '../listReplacements.ts';
import { beginReplacement, continueReplacement } from './replaceEverywhere.ts';
import { undoReplacement } from './undoReplacement.ts';

const config = { action: 'editMedia' } as const;
const response = { 200: mediaReplacementResponseSchema };
const schema = { tags: ['media'], params: idParams, response };
const success = true as const;

/** Replaces a picture in all posts of its site, continues a replacement that had to stop, and undoes one. */
export const replacementRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock }) => {
  app.post(
    '/api/vocal/media/:id/replace',
    { config, schema: { ...schema, body: mediaReplaceSchema } },
    async (request) => {
      const act = { account: accountOf(request), now: clock() };
      const id = await db.transaction((transaction) =>
        beginReplacement(transaction, request.params.id, request.body, act),
      );
      await continueReplacement(db, id, act);
      return { success, replacement: await readReplacement(db, id) };
    },
  );

  app.post('/api/vocal/mediaReplacements/:id/continue', { config, schema }, async (request) => {
    const id = rowId(request.params.id);
    const act = { account: accountOf(request), now: clock() };
    await continueReplacement(db, id, act);
    return { success, replacement: await readReplacement(db, id) };
  });

  app.post('/api/vocal/mediaReplacements/:id/undo', { config, schema }, async (request) => {
    const id = rowId(request.params.id);
    await undoReplacement(db, id, { account: accountOf(request), now: clock() });
    return { success, replacement: await readReplacement(db, id) };
  });
};
