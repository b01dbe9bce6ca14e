import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type UploadedImage, uploadLimits, uploadResponseSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { uploads } from '../../db/schema/uploads.ts';
import { type Caller, callerOf } from '../../fairness/caller.ts';
import { FairQueue } from '../../fairness/FairQueue.ts';
import { SharedLimit } from '../../http/requests/SharedLimit.ts';
import type { Services } from '../../services.ts';
import { accountOf } from '../rights/accountOf.ts';
import { acceptedFormat } from './acceptedFormat.ts';
import { PictureProcess } from './PictureProcess.ts';
import { receiveFile } from './receiveFile.ts';
import { removeLeftovers, removeUnusedUploads } from './removeUnusedUploads.ts';
import { UploadQuota } from './UploadQuota.ts';

/** The process takes one at a time. */
const normalizing = { atOnce: 1, mostWaiting: 100, mostOfNetwork: 20 };
const hourMs = 3_600_000;

/** POST /api/vocal/auth/uploadImage: a writer's picture becomes an original of the image endpoint. */
export const uploadRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock, config, originals } = services;
  const directory = join(config.dataDirectory, 'uploads');
  const quota = new UploadQuota(db, config.limits.uploadBytes);
  const queue = new FairQueue(normalizing);
  const pictures = new PictureProcess(app.log);
  app.addHook('onClose', () => pictures.close());
  const uploadsOfAccount = new SharedLimit({
    ...{ db, name: 'uploads', max: config.limits.uploads, windowMs: hourMs },
    now: () => clock().getTime(),
  });
  await mkdir(directory, { recursive: true });

  // The form is read while it comes in, and only for somebody who is signed in.
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
      await uploadsOfAccount.admit(String(id));
      const form = formOf(request);
      const caller = callerOf(request, reply);
      const image = await quota.run(id, clock(), () => keepPicture(form, caller, id));
      return reply.code(201).send({ success: true, image });
    },
  );

  /** The unfinished files are in a folder of their own, which is gone when the upload is over. */
  async function keepPicture(form: Form, caller: Caller, userId: number): Promise<UploadedImage> {
    const folder = await mkdtemp(join(directory, 'unfinished-'));
    try {
      const received = join(folder, 'received');
      const normalized = join(folder, 'normalized');
      await receiveFile(form.body, form.contentType, received, uploadLimits.bytes);
      const format = await acceptedFormat(received);
      const { width, height, bytes } = await queue.run(folder, caller, () =>
        pictures.normalize(received, format, normalized),
      );
      const publicId = `uploads/${randomUUID()}`;
      // The row comes first: a file without one would never be removed.
      await db.insert(uploads).values({ publicId, userId, format, width, height, bytes, createdAt: clock() });
      await originals.take(publicId, format, normalized).catch(async (error: unknown) => {
        // An object may be there though no answer came. If it cannot be removed, its row lasts until the sweep succeeds.
        await originals.remove(publicId, format).catch(() => Promise.reject(error));
        await db.delete(uploads).where(eq(uploads.publicId, publicId));
        throw error;
      });
      return { public_id: publicId, width, height, format, bytes };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  const sweep = async () => {
    await removeLeftovers(directory, originals);
    const count = await removeUnusedUploads(db, originals, clock());
    if (count > 0) app.log.info({ count }, 'removed unused uploads');
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => app.log.warn({ err: error }, 'cannot remove unused uploads'));
  }, hourMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};

type Form = { body: Readable; contentType: string };

/** @throws ProblemError 415 for a body that is not a form */
function formOf({ body, headers }: FastifyRequest): Form {
  const contentType = headers['content-type'] ?? '';
  if (body instanceof Readable && /^multipart\/form-data\b/i.test(contentType)) return { body, contentType };
  throw new ProblemError(415, 'unsupported-media-type', 'A picture is sent as multipart/form-data.');
}
