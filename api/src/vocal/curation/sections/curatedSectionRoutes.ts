import {
  type CuratedKind,
  curatedKindSchema,
  curatedSectionChangeSchema,
  curatedSectionListSchema,
  curatedSectionResponseSchema,
  curationLimits,
  newSectionSchema,
  type SiteKey,
  sectionMergeSchema,
} from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Queryable } from '../../../db/connect.ts';
import { retryDeadlock } from '../../../db/retryDeadlock.ts';
import { rowId } from '../../../db/rowId.ts';
import { idParams } from '../../../http/requests/commonSchemas.ts';
import type { CurationServices } from '../CurationServices.ts';
import { siteParams } from '../siteParams.ts';
import { changeSection } from './changeSection.ts';
import { createSection } from './createSection.ts';
import { mergeSections, mergeTimeoutMs } from './mergeSections.ts';
import { listSections, readSections } from './readSections.ts';
import { removeSection } from './removeSection.ts';

const tags = ['curation'];
const kindParams = siteParams.extend({ kind: curatedKindSchema });
const sectionParams = kindParams.extend(idParams.shape);
const querySchema = z.object({ q: z.string().trim().max(curationLimits.name).default('') });

/** Calls of moderators about the categories, channels and tags of their sites. */
export const curatedSectionRoutes: FastifyPluginAsyncZod<CurationServices> = async (app, services) => {
  const { db, clock } = services;
  const callOf = (request: FastifyRequest, { site, kind }: { site: string; kind: CuratedKind }) => ({
    ...services.callOf(request, site),
    kind,
  });

  app.get(
    '/api/vocal/curation/:site/:kind',
    {
      config: { action: 'curate' },
      schema: { tags, params: kindParams, querystring: querySchema, response: { 200: curatedSectionListSchema } },
    },
    async (request) => {
      const { site, kind } = callOf(request, request.params);
      return { success: true as const, sections: await listSections(db, site, kind, request.query.q) };
    },
  );

  app.post(
    '/api/vocal/curation/:site/:kind',
    {
      config: { action: 'curate' },
      schema: { tags, params: kindParams, body: newSectionSchema, response: { 201: curatedSectionResponseSchema } },
    },
    async (request, reply) => {
      const call = callOf(request, request.params);
      const response = await db.transaction(async (transaction) => {
        const id = await createSection(transaction, call, request.body, clock());
        return sectionResponse(transaction, call.site, call.kind, id);
      });
      return reply.code(201).send(response);
    },
  );

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

async function sectionResponse(db: Queryable, site: SiteKey, kind: CuratedKind, id: number) {
  const [section] = await readSections(db, site, kind, [id]);
  if (!section) throw new Error('A section that was just changed is gone.');
  return { success: true as const, section };
}
