import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { uploadedFileResponseSchema, uploadResponseSchema } from '@marquee/shared/domain';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Caller, callerOf } from '../../kernel/limits/caller.ts';
import { SharedLimit } from '../../kernel/limits/SharedLimit.ts';
import { UploadQuota } from '../../kernel/limits/UploadQuota.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { type CardServices, cardRoutes } from '../cards/cardRoutes.ts';
import { mediaRoutes } from '../media/mediaRoutes.ts';
import { type EditServices, editRoutes } from './editRoutes.ts';
import { PictureProcess } from './PictureProcess.ts';
import { type Form, PictureUploads } from './PictureUploads.ts';
import { pictureWithFocus } from './pictureWithFocus.ts';
import { removeLeftovers, removeUnusedUploads } from './removeUnusedUploads.ts';

const hourMs = 3_600_000;

/**
 * Stores PDFs of writers, and writers' pictures as originals of the image endpoint: as they are uploaded, as writers crop them, and as a page at
 * another host names them.
 */
export const uploadRoutes: FastifyPluginAsyncZod<CardServices> = async (app, services) => {
  const { db, clock, config } = services;
  const directory = join(config.dataDirectory, 'uploads');
  await mkdir(directory, { recursive: true });
  const quota = new UploadQuota(db, config.limits.uploadBytes);
  const pictures = new PictureProcess(app.log);
  const pictureUploads = new PictureUploads(services, { directory, pictures, log: app.log });
  const stopRemoving = removeUnusedHourly(services, directory, app.log);
  app.addHook('onClose', async () => {
    stopRemoving();
    await pictures.close();
  });
  const uploadsOfAccount = new SharedLimit({
    ...{ db, name: 'uploads', max: config.limits.uploads, windowMs: hourMs },
    now: () => clock().getTime(),
  });

  /** @throws ProblemError 429 */
  async function store<T>(account: number, upload: () => Promise<T>): Promise<T> {
    await uploadsOfAccount.admit(String(account));
    return quota.run(account, clock(), upload);
  }

  const editing = { ...services, pictureUploads, store };
  await app.register(editRoutes, editing);
  const storePicture = (bytes: Buffer, caller: Caller, account: number) =>
    store(account, () => pictureUploads.storeBytes(bytes, caller, account));
  await app.register(cardRoutes, { ...services, storePicture });
  await app.register(mediaRoutes, {
    ...services,
    pictureWithFocus: (publicId, focus, by) => pictureWithFocus(editing, publicId, focus, by),
  });
  await app.register(formRoute, { pictureUploads, store });
};

type FormServices = Pick<EditServices, 'pictureUploads' | 'store'>;

/** Receives forms with a picture or a PDF. */
const formRoute: FastifyPluginAsyncZod<FormServices> = async (app, { pictureUploads, store }) => {
  // The route reads the form as a stream, and only for a signed-in account.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  app.post(
    '/api/vocal/auth/uploadImage',
    {
      config: { action: 'useAccount' },
      schema: { tags: ['accounts'], consumes: ['multipart/form-data'], response: { 201: uploadResponseSchema } },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      const caller = callerOf(request, reply);
      const image = await store(id, () => pictureUploads.store(formOf(request), caller, id));
      return reply.code(201).send({ success: true, image });
    },
  );

  app.post(
    '/api/vocal/files',
    {
      config: { action: 'useAccount' },
      schema: {
        tags: ['posts of writers'],
        consumes: ['multipart/form-data'],
        response: { 201: uploadedFileResponseSchema },
      },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      const file = await store(id, () => pictureUploads.storeFile(formOf(request), id));
      return reply.code(201).send({ success: true as const, file });
    },
  );
};

/** @returns a function that stops the removal */
function removeUnusedHourly({ db, clock, originals }: Services, directory: string, log: FastifyBaseLogger) {
  const sweep = async () => {
    await removeLeftovers(directory, originals);
    const count = await removeUnusedUploads(db, originals, clock());
    if (count > 0) log.info({ count }, 'removed unused uploads');
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'cannot remove unused uploads'));
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** @throws ProblemError 415 for a body that is not a form */
function formOf({ body, headers }: FastifyRequest): Form {
  const contentType = headers['content-type'] ?? '';
  if (body instanceof Readable && /^multipart\/form-data\b/i.test(contentType)) return { body, contentType };
  throw new ProblemError(415, 'unsupported-media-type', 'Pictures and files must be sent as multipart/form-data.');
}
