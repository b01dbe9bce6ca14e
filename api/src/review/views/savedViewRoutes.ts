import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  maxSavedViews,
  newSavedViewSchema,
  type SavedViewList,
  type SavedViewPage,
  savedViewListSchema,
  savedViewPageSchema,
} from '@marquee/shared/domain';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { savedViews } from '../../kernel/db/schema/savedViews.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { lockAuthor } from '../../writing/drafts/newPost.ts';

const minuteMs = 60_000;
const config = { action: 'useAccount' } as const;
const tags = ['board'];
const response = { 200: savedViewListSchema };

/** Named views of the review queue and of the board. Nobody but the account itself reads or changes them. */
export const savedViewRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, config: { limits } }) => {
  const callsOfAccount = app.createRateLimit({
    max: limits.saves,
    timeWindow: minuteMs,
    keyGenerator: (request) => `views ${accountOf(request).id}`,
  });

  app.get(
    '/api/vocal/savedViews',
    { config, schema: { tags, querystring: z.object({ page: savedViewPageSchema }), response } },
    (request) => listViews(db, accountOf(request).id, request.query.page),
  );

  app.post(
    '/api/vocal/savedViews',
    { config, schema: { tags, body: newSavedViewSchema, response } },
    async (request) => {
      refuseExceeded(await callsOfAccount(request));
      const { id: userId } = accountOf(request);
      const { page, name, search } = request.body;
      await db.transaction(async (transaction) => {
        await lockAuthor(transaction, userId);
        const others = and(eq(savedViews.userId, userId), eq(savedViews.page, page), ne(savedViews.name, name));
        const [owned] = await transaction.select({ count: count() }).from(savedViews).where(others);
        if (owned && owned.count >= maxSavedViews)
          throw new ProblemError(
            409,
            'views-full',
            `You have ${maxSavedViews} saved views. Remove one, and try again.`,
          );
        const { userId: user, page: ofPage, name: named } = savedViews;
        await transaction
          .insert(savedViews)
          .values({ userId, page, name, search })
          .onConflictDoUpdate({ target: [user, ofPage, named], set: { search } });
      });
      return listViews(db, userId, page);
    },
  );

  app.delete('/api/vocal/savedViews/:id', { config, schema: { tags, params: idParams, response } }, async (request) => {
    const { id: userId } = accountOf(request);
    const own = and(eq(savedViews.id, rowId(request.params.id)), eq(savedViews.userId, userId));
    const [removed] = await db.delete(savedViews).where(own).returning({ page: savedViews.page });
    if (!removed) throw notFound('This view');
    return listViews(db, userId, removed.page);
  });
};

async function listViews(db: Queryable, userId: number, page: SavedViewPage): Promise<SavedViewList> {
  const rows = await db
    .select({ id: savedViews.id, name: savedViews.name, search: savedViews.search })
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.page, page)))
    .orderBy(asc(savedViews.name), asc(savedViews.id));
  return { success: true, views: rows.map(({ id, ...view }) => ({ id: String(id), ...view })) };
}
