import { curatedSectionChangeSchema, curatedSectionResponseSchema, sectionMergeSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { retryDeadlock } from '../../../kernel/db/retryDeadlock.ts';
import { rowId } from '../../../kernel/db/rowId.ts';
import type { CurationServices } from '../CurationServices.ts';
import { changeSection } from './changeSection.ts';
import { mergeSections, mergeTimeoutMs } from './mergeSections.ts';
import { removeSection } from './removeSection.ts';
import { createSectionCallOf, sectionParams, sectionResponse } from './sectionCalls.ts';

const tags = ['curation'];

/** Routes to edit, remove and merge a category, channel or tag. */
export const sectionChangeRoutes: FastifyPluginAsyncZod<CurationServices> = async (app, services) => {
  const { db, clock } = services;
  const callOf = createSectionCallOf(services);

  app.patch(
    '/api/vocal/curation/:site/:kind/:id',
    {
      config: { action: 'curate' },
      schema: {
        ...{ tags, params: sectionParams, body: curatedSectionChangeSchema },
        response: { 200: curatedSectionResponseSchema },
      },
    },
    async (request) => {
      const call = { ...callOf(request, request.params), id: rowId(request.params.id) };
      return db.transaction(async (transaction) => {
        await changeSection(transaction, call, request.body, clock());
        return sectionResponse(transaction, call.site, call.kind, call.id);
      });
    },
  );

  app.delete(
    '/api/vocal/curation/:site/:kind/:id',
    {
      config: { action: 'curate' },
      schema: { tags, params: sectionParams, response: { 200: z.object({ success: z.literal(true) }) } },
    },
    async (request) => {
      const call = { ...callOf(request, request.params), id: rowId(request.params.id) };
      await db.transaction((transaction) => removeSection(transaction, call, clock()));
      return { success: true as const };
    },
  );

  app.post(
    '/api/vocal/curation/:site/:kind/:id/merge',
    {
      config: { action: 'curate' },
      schema: {
        ...{ tags, params: sectionParams, body: sectionMergeSchema },
        response: { 200: curatedSectionResponseSchema },
      },
    },
    async (request) => {
      const call = { ...callOf(request, request.params), into: rowId(request.params.id) };
      return retryDeadlock(() =>
        db.longTransaction(mergeTimeoutMs, async (transaction) => {
          await mergeSections(transaction, call, request.body, clock());
          return sectionResponse(transaction, call.site, call.kind, call.into);
        }),
      );
    },
  );
};
