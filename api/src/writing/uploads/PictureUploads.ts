import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type PictureEdit, type UploadedFile, type UploadedImage, uploadLimits } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import type { Caller } from '../../kernel/limits/caller.ts';
import { FairQueue } from '../../kernel/limits/FairQueue.ts';
import type { OriginalFormat } from '../../kernel/originals/OriginalStore.ts';
import type { Services } from '../../kernel/services.ts';
import { hasTransparency } from '../../reading/images/rendering/renderImage.ts';
import { acceptedFormat, type UploadFormat } from './acceptedFormat.ts';
import type { FoundOriginal } from './findOriginal.ts';
import type { PictureProcess } from './PictureProcess.ts';
import { receiveFile } from './receiveFile.ts';
import { refuseOtherThanPdf } from './refuseOtherThanPdf.ts';

/** The picture process takes one picture at a time. */
const normalizing = { atOnce: 1, maxWaiting: 100, maxPerNetwork: 20 };

type NewRow = Omit<typeof uploads.$inferInsert, 'publicId' | 'createdAt'>;
export type Form = { body: Readable; contentType: string };
type Options = {
  /** Folder of unfinished uploads. */
  directory: string;
  pictures: PictureProcess;
  log: FastifyBaseLogger;
};

/** Receives pictures and PDFs, normalizes pictures, and stores all with a row each. */
export class PictureUploads {
  readonly #services: Pick<Services, 'db' | 'clock' | 'originals'>;
  readonly #options: Options;
  readonly #queue = new FairQueue(normalizing);

  constructor(services: Pick<Services, 'db' | 'clock' | 'originals'>, options: Options) {
    this.#services = services;
    this.#options = options;
  }

  /** Stores the picture of a form. */
  store(form: Form, caller: Caller, userId: number): Promise<UploadedImage> {
    return this.#store((path) => receiveFile(form.body, form.contentType, path, uploadLimits.bytes), caller, userId);
  }

  /** Stores the PDF of a form as it is. */
  storeFile(form: Form, userId: number): Promise<UploadedFile> {
    return this.#inFolder(async (folder) => {
      const received = join(folder, 'received');
      await receiveFile(form.body, form.contentType, received, uploadLimits.bytes);
      await refuseOtherThanPdf(received);
      const { size: bytes } = await stat(received);
      const public_id = await this.#insert(received, { userId, format: 'pdf', width: 0, height: 0, bytes });
      return { public_id, bytes };
    });
  }

  /** Stores a picture that the api has fetched, under the rules of uploads. */
  storeBytes(bytes: Buffer, caller: Caller, userId: number): Promise<UploadedImage> {
    return this.#store((path) => writeFile(path, bytes), caller, userId);
  }

  #store(receive: (path: string) => Promise<void>, caller: Caller, userId: number): Promise<UploadedImage> {
    return this.#inFolder(async (folder) => {
      const received = join(folder, 'received');
      const normalized = join(folder, 'normalized');
      await receive(received);
      const format = await acceptedFormat(received);
      const facts = await this.#queue.run(folder, caller, () =>
        this.#options.pictures.normalize(received, format, normalized),
      );
      return this.#keep(normalized, { userId, format, ...facts });
    });
  }

  /** Makes a picture from an original, and stores it beside the original. */
  edit({ image, file }: FoundOriginal, edit: PictureEdit, caller: Caller, userId: number): Promise<UploadedImage> {
    return this.#inFolder(async (folder) => {
      const source = join(folder, 'original');
      const edited = join(folder, 'edited');
      await writeFile(source, file.bytes);
      const format = file.format === 'jpg' || !(await hasTransparency(file)) ? 'jpg' : 'png';
      const facts = await this.#queue.run(folder, caller, () =>
        this.#options.pictures.edit(source, format, edited, edit),
      );
      return this.#keep(edited, { userId, format, ...facts, original: image.public_id, edit });
    });
  }

  /** Runs work with unfinished files in a separate folder, which is removed at the end. */
  async #inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(this.#options.directory, 'unfinished-'));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #keep(path: string, row: NewRow & { format: UploadFormat }): Promise<UploadedImage> {
    const { format, width, height, bytes } = row;
    return { public_id: await this.#insert(path, row), width, height, format, bytes };
  }

  /** Returns the public id of the stored file. */
  async #insert(path: string, row: NewRow): Promise<string> {
    const publicId = `uploads/${randomUUID()}`;
    // The row comes first, because a file without a row would never be removed.
    await this.#services.db.insert(uploads).values({ publicId, ...row, createdAt: this.#services.clock() });
    await this.#storeOriginal(publicId, row.format, path);
    return publicId;
  }

  async #storeOriginal(publicId: string, format: OriginalFormat, path: string): Promise<void> {
    try {
      await this.#services.originals.take(publicId, format, path);
    } catch (error) {
      // The removal runs in the background. A hanging storage would otherwise make the writer wait twice.
      this.#remove(publicId, format).catch((cause: unknown) =>
        this.#options.log.warn({ err: cause }, 'cannot remove a failed upload'),
      );
      throw error;
    }
  }

  /** A failed call may have stored the object. If it cannot be removed, its row stays for the hourly removal. */
  async #remove(publicId: string, format: OriginalFormat): Promise<void> {
    await this.#services.originals.remove(publicId, format);
    await this.#services.db.delete(uploads).where(eq(uploads.publicId, publicId));
  }
}
