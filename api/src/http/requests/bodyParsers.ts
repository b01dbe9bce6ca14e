import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON. An empty one of any type counts as absent, since browsers and proxies add content types to calls
 * that have no body; routes that need one refuse its absence themselves.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') done(null, undefined);
    else parseJson(request, body, done);
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined);
    else done(new ProblemError(415, 'unsupported-media-type', 'The body must be sent as application/json.'));
  });
}
