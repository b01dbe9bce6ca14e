import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyInstance } from 'fastify';

/**
 * Parses JSON bodies. An empty body of any type counts as absent, because browsers and proxies add content types to
 * calls without a body. Routes that need a body check that themselves.
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
