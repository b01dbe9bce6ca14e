import { join } from 'node:path';
import { matchesEtag } from '@marquee/platform/http/matchesEtag.ts';
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Database } from '../../kernel/db/connect.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { callerOf } from '../../kernel/limits/caller.ts';
import type { OriginalStore } from '../../kernel/originals/OriginalStore.ts';
import { ForeignPictures } from './foreign/ForeignPictures.ts';
import type { FetchPicture } from './foreign/fetchPicture.ts';
import { ImageCache } from './rendering/ImageCache.ts';
import { type PictureOrigin, PictureRenderer } from './rendering/PictureRenderer.ts';
import { type OutputFormat, parseImagePath, stillOf } from './rendering/transform.ts';

const contentTypes: Record<OutputFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};
const year = 31_536_000;
const day = 86_400;
/** Share of the pictures' disk space for originals of other hosts. */
const foreignShare = 1 / 4;

type ImageServices = {
  db: Database;
  clock: Clock;
  config: Config;
  originals: OriginalStore;
  fetchPicture: FetchPicture;
};

/** Routes of pictures in Cloudinary's address format. Pictures are rendered on demand and cached on the disk. */
export const imageRoutes: FastifyPluginAsyncZod<ImageServices> = async (app, services) => {
  const { config, originals, db, fetchPicture } = services;
  const cache = new ImageCache(join(config.dataDirectory, 'cache/images'), config.imageCacheBytes * (1 - foreignShare));
  const fetched = new ImageCache(join(config.dataDirectory, 'cache/foreign'), config.imageCacheBytes * foreignShare);
  await Promise.all([cache.open(), fetched.open()]);
  const maker = new PictureRenderer(cache, app.log);
  const foreign = new ForeignPictures({
    hosts: config.imageHosts,
    cache: fetched,
    fetchPicture,
    isNamed: (address) => isNamedByPost(db, address),
    now: () => services.clock().getTime(),
  });

  const schema = { tags: ['images'], params: z.object({ '*': z.string() }) };
  app.get('/res/media/image/upload/*', { schema }, (request, reply) =>
    sendPicture(request, reply, request.params['*'], year, (publicId) => ({
      id: publicId,
      find: () => originals.find(publicId),
      read: () => originals.read(publicId),
    })),
  );
  /** Pictures of other hosts are requested by their address. */
  app.get('/res/media/image/fetch/*', { schema }, (request, reply) =>
    sendPicture(request, reply, request.params['*'], day, (address) => foreign.origin(address)),
  );

  async function sendPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    maxAge: number,
    originOf: (source: string) => PictureOrigin,
  ) {
    const { variant: requested, source } = parseImagePath(path);
    const origin = originOf(source);
    const caller = callerOf(request, reply);
    const facts = await origin.find(caller);
    if (!facts || facts.format === 'pdf') throw notFound('The picture');
    // Only a GIF has frames. For other formats, both addresses share one picture.
    const variant = facts.format === 'gif' ? requested : stillOf(requested);
    const { format, name } = await maker.nameOf(origin, facts, variant, request.headers.accept, caller);
    const etag = `"${name}"`;
    reply.header('etag', etag).header('vary', 'accept');
    // The picture of a public id never changes, but the picture at another host's address may.
    const lasting = maxAge === year ? `public, max-age=${year}, immutable` : `public, max-age=${maxAge}`;
    if (matchesEtag(request.headers['if-none-match'], etag))
      return reply.header('cache-control', lasting).code(304).send();
    const bytes = await maker.make(name, origin, variant, format, caller);
    return reply.header('cache-control', lasting).type(contentTypes[format]).send(bytes);
  }
};

/** Checks whether a stored post contains the address of a picture at another host (index `posts_foreign_pictures`). */
async function isNamedByPost(db: Database, address: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select 1 from posts where foreign_pictures(modules, video_data) @> array[${address}::text] limit 1`,
  );
  return (rowCount ?? 0) > 0;
}
