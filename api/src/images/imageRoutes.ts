import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { notFound } from '../http/problem.ts';
import { matches } from '../http/sendAnswer.ts';
import type { Services } from '../services.ts';
import { ImageCache } from './imageCache.ts';
import type { Original, OriginalFacts } from './originalStore.ts';
import { hasTransparency, renderImage } from './renderImage.ts';
import { RenderQueue } from './renderQueue.ts';
import { type OutputFormat, parseImagePath, type Transform } from './transform.ts';

const atOnce = 2;
/** About ten seconds of work; a page asks for some thirty pictures. */
const mostWaiting = 200;
/** Part of every cached picture's name: to be raised when pictures are made differently. */
const rendering = 1;

const contentTypes: Record<OutputFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** GET /res/media/image/upload/…: pictures in the addresses of Cloudinary, made on first demand and kept on the disk. */
export const imageRoutes: FastifyPluginAsyncZod<Services> = async (app, { config, originals }) => {
  const cache = new ImageCache(join(config.dataDirectory, 'cache/images'), config.imageCacheBytes);
  await cache.open();
  const queue = new RenderQueue(atOnce, mostWaiting);
  const inFlight = new Map<string, Promise<Buffer>>();
  const transparent = new LRUCache<string, boolean>({ max: 10_000 });

  app.get(
    '/res/media/image/upload/*',
    { schema: { tags: ['images'], params: z.object({ '*': z.string() }) } },
    async (request, reply) => {
      const { transform, publicId } = parseImagePath(request.params['*']);
      const facts = await originals.find(publicId);
      if (!facts) throw notFound('The picture');
      const format = transform.format ?? (await bestFormat(request.headers.accept, publicId, facts, transform));
      const name = nameOf(publicId, facts.version, transform, format);
      const etag = `"${name}"`;
      if (matches(request.headers['if-none-match'], etag)) return lasting(reply, etag).code(304).send();
      const bytes = (await cache.read(name)) ?? (await made(name, publicId, transform, format));
      return lasting(reply, etag).type(contentTypes[format]).send(bytes);
    },
  );

  /** WebP for who takes it, else JPEG, or PNG for what JPEG cannot show. */
  async function bestFormat(
    accept: string | undefined,
    publicId: string,
    facts: OriginalFacts,
    transform: Transform,
  ): Promise<OutputFormat> {
    if (accept?.includes('image/webp')) return 'webp';
    if (transform.radius) return 'png';
    if (facts.format === 'jpg') return 'jpg';
    const key = `${publicId} ${facts.version}`;
    let isTransparent = transparent.get(key);
    if (isTransparent === undefined) {
      isTransparent = await queue.run(async () => hasTransparency(await originalOf(publicId)));
      transparent.set(key, isTransparent);
    }
    return isTransparent ? 'png' : 'jpg';
  }

  /** Makes a picture once, however many ask for it meanwhile. */
  function made(name: string, publicId: string, transform: Transform, format: OutputFormat): Promise<Buffer> {
    const flight = inFlight.get(name);
    if (flight) return flight;
    const work = queue.run(async () => {
      const bytes = await renderImage(await originalOf(publicId), transform, format);
      // A full disk must not keep pictures from being shown.
      await cache.write(name, bytes).catch((error: unknown) => app.log.warn({ err: error }, 'a picture was not kept'));
      return bytes;
    });
    inFlight.set(name, work);
    const forget = () => inFlight.delete(name);
    work.then(forget, forget);
    return work;
  }

  async function originalOf(publicId: string): Promise<Original> {
    const original = await originals.read(publicId);
    if (!original) throw notFound('The picture');
    return original;
  }
};

/** A public id never gets another picture, so what was made of it can be kept for good. */
function lasting(reply: FastifyReply, etag: string): FastifyReply {
  return reply
    .header('etag', etag)
    .header('vary', 'accept')
    .header('cache-control', 'public, max-age=31536000, immutable');
}

function nameOf(publicId: string, version: string, transform: Transform, format: OutputFormat): string {
  const { format: _, ...asked } = transform;
  const key = JSON.stringify([rendering, publicId, version, Object.entries(asked).sort(), format]);
  return `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.${format}`;
}
