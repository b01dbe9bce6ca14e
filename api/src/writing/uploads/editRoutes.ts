import {
  editedPictureSchema,
  imageSchema,
  pictureEditRequestSchema,
  pictureOriginalSchema,
} from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import { type Caller, callerOf } from '../../kernel/limits/caller.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { refuseForeignPictures } from '../drafts/changes/refuseForeignPictures.ts';
import { readDraft } from '../drafts/readDraft.ts';
import { findOriginal } from './findOriginal.ts';
import type { PictureUploads } from './PictureUploads.ts';
import { refuseEdit } from './refuseEdit.ts';

export type EditServices = Services & {
  pictureUploads: PictureUploads;
  /** Stores a picture or file of the account within the account's limits. */
  store: <T>(account: number, upload: () => Promise<T>) => Promise<T>;
};

const pictureQuery = z.object({ public_id: imageSchema.shape.public_id });

/** Turns and crops pictures of a post for its writers. An edited picture is an upload of its own, and the original stays. */
export const editRoutes: FastifyPluginAsyncZod<EditServices> = async (app, services) => {
  const { db, originals, pictureUploads, store } = services;

  /** @throws ProblemError for a post that the account may not edit, and for a picture that the post may not have */
  async function originalFor(request: FastifyRequest, postId: string, publicId: string) {
    const account = accountOf(request);
    const draft = await readDraft(db, account, postId, 'editPost');
    await refuseForeignPictures(db, draft, account, { image: { public_id: publicId, width: 1, height: 1 } });
    return findOriginal(db, originals, publicId);
  }

  app.get(
    '/api/vocal/posts/:id/pictures',
    {
      config: { action: 'editPost' },
      schema: {
        tags: ['posts of writers'],
        params: idParams,
        querystring: pictureQuery,
        response: { 200: pictureOriginalSchema },
      },
    },
    async (request) => {
      const { image, edit } = await originalFor(request, request.params.id, request.query.public_id);
      return { success: true as const, original: image, edit };
    },
  );

  app.post(
    '/api/vocal/posts/:id/pictures',
    {
      config: { action: 'editPost' },
      schema: {
        tags: ['posts of writers'],
        params: idParams,
        body: pictureEditRequestSchema,
        response: { 201: editedPictureSchema },
      },
    },
    async (request, reply) => {
      const { public_id: publicId, edit } = request.body;
      const { id } = accountOf(request);
      const caller: Caller = callerOf(request, reply);
      const image = await store(id, async () => {
        const original = await originalFor(request, request.params.id, publicId);
        refuseEdit(original.image, edit);
        return pictureUploads.edit(original, edit, caller, id);
      });
      return reply.code(201).send({ success: true as const, image });
    },
  );
};
