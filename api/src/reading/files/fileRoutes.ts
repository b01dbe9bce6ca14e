import { matchesEtag } from '@marquee/platform/http/matchesEtag.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../kernel/http/notFound.ts';
import type { OriginalStore } from '../../kernel/originals/OriginalStore.ts';

const year = 31_536_000;
const params = z.object({ id: z.string().max(60), file: z.string().max(400) });

/**
 * Route of the files of posts. Browsers store a file, or open it in a sandbox without scripts. No page of the site shows
 * it inside.
 */
export const fileRoutes: FastifyPluginAsyncZod<{ originals: OriginalStore }> = async (app, { originals }) => {
  app.get(
    '/res/media/file/upload/uploads/:id/:file',
    { schema: { tags: ['images'], params } },
    async (request, reply) => {
      const publicId = `uploads/${request.params.id}`;
      const facts = await originals.find(publicId);
      if (facts?.format !== 'pdf') throw notFound('The file');
      // A public id is never used for another file.
      const etag = `"${request.params.id}"`;
      reply.header('etag', etag).header('cache-control', `public, max-age=${year}, immutable`);
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const original = await originals.read(publicId);
      if (!original) throw notFound('The file');
      return reply
        .type('application/pdf')
        .header('content-disposition', dispositionOf(request.params.file))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(original.bytes);
    },
  );
};

/** Header with the name for the stored file (RFC 6266). Older programs get a name in ASCII. */
function dispositionOf(name: string): string {
  const ascii = name.replace(/[^\w.-]+/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*!]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
