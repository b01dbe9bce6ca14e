import { endingPicturesSchema, libraryListSchema, libraryQuerySchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { readDraft } from '../drafts/readDraft.ts';
import { endingPictures, listLibrary, listOwnUploads } from './libraryOfPost.ts';

const tags = ['posts of writers'];

/** The library as the writers of a post see it. */
export const postMediaRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock }) => {
  app.get(
    '/api/vocal/posts/:id/pictures/library',
    {
      config: { action: 'editPost' },
      schema: {
        ...{ tags, params: idParams, querystring: libraryQuerySchema },
        response: { 200: libraryListSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { fields } = await readDraft(db, account, request.params.id, 'editPost');
      const { from, before } = request.query;
      return from === 'uploads'
        ? listOwnUploads(db, account, fields.site, before, clock())
        : listLibrary(db, account, fields.site, request.query, clock());
    },
  );

  app.get(
    '/api/vocal/posts/:id/media',
    { config: { action: 'readPost' }, schema: { tags, params: idParams, response: { 200: endingPicturesSchema } } },
    async (request) => {
      const { row } = await readDraft(db, accountOf(request), request.params.id);
      return { success: true as const, ending: await endingPictures(db, row.id, clock()) };
    },
  );
};
